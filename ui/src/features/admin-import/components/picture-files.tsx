import { ChevronRight } from "lucide-react";
import { languageOf } from "@/lib/language-of";
import { useImportPictureTexts } from "@/texts/admin-import-pictures";
import type { GivenPicture, LeftFile } from "../lib/given-pictures";

/** So many names are listed. */
const MOST = 100;

interface PictureFilesProps {
  unused: readonly GivenPicture[];
  left: readonly LeftFile[];
}

/** Files that were given for nothing: no row names them, or they cannot be used. */
export function PictureFiles({ unused, left }: PictureFilesProps) {
  const texts = useImportPictureTexts();
  return (
    <>
      <Files
        title={texts.left(left.length)}
        lines={left.map(({ shown, fault }) => texts.ofFile(shown, texts.file[fault]))}
        open
      />
      <Files title={texts.unused(unused.length)} lines={unused.map(({ shown }) => shown)} />
    </>
  );
}

interface FilesProps {
  title: string;
  lines: readonly string[];
  open?: boolean;
}

function Files({ title, lines, open = false }: FilesProps) {
  const texts = useImportPictureTexts();
  if (lines.length === 0) return null;
  return (
    <details open={open} className="group text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-md font-semibold text-muted hover:text-ink">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="transition-transform group-open:rotate-90"
        />
        <span>{title}</span>
      </summary>
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {lines.slice(0, MOST).map((line, index) => (
          <li key={index} lang={languageOf(line)}>
            {line}
          </li>
        ))}
        {lines.length > MOST && <li>{texts.rest(lines.length - MOST)}</li>}
      </ul>
    </details>
  );
}
