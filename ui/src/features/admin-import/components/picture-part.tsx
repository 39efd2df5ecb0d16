import { useEffect, useId, useRef } from "react";
import type { ApiError } from "@/api/client";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { FormMessage } from "@/components/ui/form-message";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useImportPictureTexts } from "@/texts/admin-import-pictures";
import { useTexts } from "@/texts/use-texts";
import type { Place } from "../lib/match-pictures";
import type { PictureWork } from "../lib/use-import-pictures";
import { DropZone } from "./drop-zone";
import { Facts } from "./facts";
import { PictureFiles } from "./picture-files";
import { PictureProblems } from "./picture-problems";

/** The pictures of a waiting import: given, looked at, sent. Nothing where every product has one. */
export function PicturePart({ work }: { work: PictureWork }) {
  const texts = useImportPictureTexts();
  const { query, found, leftOut, end } = work;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes with the last picture that was to be sent.
  useEffect(() => {
    if (end && document.activeElement === document.body) heading.current?.focus();
  }, [end]);
  if (query.isPending) return <p className="text-sm text-muted">{texts.loading}</p>;
  if (query.isError && !query.data) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!work.concerned) return null;
  return (
    <section aria-labelledby="pictures" className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex max-w-2xl flex-col gap-2 text-sm text-muted">
        <h3
          ref={heading}
          id="pictures"
          tabIndex={-1}
          className="text-base font-semibold text-ink outline-none"
        >
          {texts.title}
        </h3>
        {found.names.length > 0 && <p>{texts.hint}</p>}
        {found.nameless.length > 0 && <p>{texts.nameless(found.nameless.length)}</p>}
        {leftOut > 0 && <p className="text-offer">{texts.tooMany(leftOut)}</p>}
      </div>
      {found.names.length > 0 && <Named work={work} />}
    </section>
  );
}

function Named({ work }: { work: PictureWork }) {
  const texts = useImportPictureTexts();
  const replaceId = useId();
  const { found, given, run, looking, toSend } = work;
  const count = (...places: Place[]) =>
    found.names.filter(({ place }) => places.includes(place)).length;
  const missing = count("missing", "unclear", "insecure");
  const has = found.names.some(
    ({ rows, place }) => place !== "came" && rows.every((row) => row.has),
  );
  return (
    <>
      {!run && (
        <DropZone
          accept=".zip,application/zip,image/*,.heic,.heif"
          many
          texts={texts}
          onFiles={work.give}
        />
      )}
      <p role="status" className={looking ? "text-sm" : "sr-only"}>
        {looking ? texts.looking : ""}
      </p>
      <Facts
        label={texts.facts}
        facts={[
          { label: texts.inFiles, value: count("file") },
          { label: texts.atAddresses, value: count("address") },
          { label: texts.came, value: count("came") },
          { label: texts.kept, value: count("keep") },
          { label: texts.missing, value: missing, warn: missing > 0 },
        ]}
      />
      {has && (
        <label
          htmlFor={replaceId}
          className="flex min-h-11 cursor-pointer items-center gap-3 text-sm"
        >
          <input
            id={replaceId}
            type="checkbox"
            checked={work.replace}
            disabled={run !== undefined}
            onChange={({ target }) => work.setReplace(target.checked)}
            className="size-5 accent-accent"
          />
          <span>{texts.replace}</span>
        </label>
      )}
      <Sending work={work} />
      {/* One button, so that the focus stays where it is. */}
      {(run !== undefined || toSend > 0) && (
        <Button
          variant="secondary"
          className="self-start"
          aria-disabled={looking}
          onClick={run ? work.stop : work.send}
        >
          {run ? texts.stop : texts.send(toSend)}
        </Button>
      )}
      <PictureProblems names={found.names} faults={work.faults} />
      <PictureFiles unused={found.unused} left={given.left} />
    </>
  );
}

/** How far the sending is, and how it ended; read out by tens of percents. */
function Sending({ work: { run, end } }: { work: PictureWork }) {
  const texts = useImportPictureTexts();
  const { network } = useTexts().errors;
  const part = run && run.total > 0 ? run.done / run.total : 0;
  const why = (error: ApiError) => (error.status === 0 ? network : error.message || texts.failed);
  return (
    <>
      <p role="status" className="sr-only">
        {run ? texts.status(Math.floor(part * 10) * 10) : ""}
      </p>
      {run && (
        <div className="flex flex-col gap-2 rounded-lg border border-line p-4">
          <p className="text-sm tabular-nums">{texts.of(run.done, run.total)}</p>
          <ProgressBar label={texts.progress} value={part} />
        </div>
      )}
      {end && (
        <FormMessage
          kind={end.how === "done" && end.failed === 0 ? "success" : "error"}
          text={
            end.how === "done"
              ? texts.ended(end.sent, end.failed)
              : end.how === "stopped"
                ? texts.stopped
                : texts.halted(why(end.how))
          }
        />
      )}
    </>
  );
}
