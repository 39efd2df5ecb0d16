import { wholeWords } from "@/lib/preview";

/** A description longer than this is cut (specification 5), in characters as people see them. */
const LONG = 300;
const PREVIEW = 130;

const segmenter = new Intl.Segmenter("bn", { granularity: "grapheme" });

/** The first part of a long text with an ellipsis, ending at a word; undefined when the text is short enough. */
export function previewOf(text: string): string | undefined {
  if (text.length <= LONG) return undefined;
  const clusters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (clusters.length <= LONG) return undefined;
  return `${wholeWords(clusters, PREVIEW)}...`;
}
