import { use } from "react";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { usePictureTexts } from "@/texts/admin-pictures";
import { focusChooser } from "./focus-chooser";
import { PictureWorkContext } from "./picture-work";
import { refusedText, usePictureRuns } from "./use-picture-runs";

/** Choosing the one picture of a field. A new choice takes the place of one that is still worked on. */
export function usePictureChoice(onChange: (file: File) => void, chooserId: string) {
  const texts = usePictureTexts();
  const runs = usePictureRuns<string>({
    announce: use(PictureWorkContext),
    onReady: (_, [file]) => file && onChange(file),
    focus: focusChooser,
  });
  const working = runs.working(chooserId);
  const refused = refusedText(texts, runs.refused(chooserId));
  const cancel = () => runs.cancel(chooserId);
  useUnsavedWarning(working > 0);

  return {
    pick: ([file]: File[]) => file && runs.pick(chooserId, [file], true),
    /** Forgets what is worked on, and what was wrong. */
    cancel,
    /** How many pictures take a while. */
    working,
    refused,
    /** Goes on without the file that was refused, where there is one. */
    discardRefused: refused === undefined ? undefined : cancel,
  };
}
