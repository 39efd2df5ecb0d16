import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import type { AuditRow } from "@/api/types";
import { isListing } from "@/config/listings";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useAdminTexts } from "@/texts/admin";
import { useRecordsTexts } from "@/texts/admin-records";
import { useTexts } from "@/texts/use-texts";
import { auditLink } from "../lib/audit-link";
import { changesOf, pathWords, type Change } from "../lib/changes";
import { sentenceOf } from "../lib/sentence";

const ACTION =
  "-ml-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-accent hover:underline lg:ml-0 lg:min-h-9";

/** Who the server says did what was done from its command line. */
const COMMAND = "haat";

/** More lines than these only tell that much changed. */
const MOST_LINES = 40;

interface AuditEntryProps {
  row: AuditRow;
  /** The thing's name while it is in the trash: the row itself may not tell it. */
  known: string | undefined;
}

/** One write of an admin: when, what in words, who, and its details to fold open. */
export function AuditEntry({ row, known }: AuditEntryProps) {
  const format = useFormat();
  const texts = useRecordsTexts().audit;
  const { listings } = useAdminTexts();
  const changes = changesOf(row, texts, useTexts().listings, format);
  const listing = (name: string) => (isListing(name) ? listings[name].all : name);
  const sentence = sentenceOf(row, changes, known, listing, texts);
  const link = auditLink(row, known !== undefined);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2.5 text-sm lg:min-h-12 lg:grid-cols-[2.75rem_minmax(0,1fr)_auto_15rem] lg:items-baseline lg:py-1.5">
      <time dateTime={row.at} className="text-muted tabular-nums">
        {format.time(row.at)}
      </time>
      <p className="min-w-0 break-words">{sentence}</p>
      <div className="col-start-2 row-start-3 flex gap-x-2 lg:col-start-3 lg:row-start-1">
        {changes.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={texts.detailsOf(sentence)}
            onClick={() => setOpen(!open)}
            className={ACTION}
          >
            <span>{texts.details}</span>
            <ChevronDown
              size={16}
              aria-hidden="true"
              className={cx("transition-transform", open && "rotate-180")}
            />
          </button>
        )}
        {link && (
          <Link
            to={link.to}
            aria-label={(link.trash ? texts.inTrashOf : texts.openOf)(sentence)}
            className={ACTION}
          >
            {link.trash ? texts.inTrash : texts.open}
          </Link>
        )}
      </div>
      <p className="col-start-2 row-start-2 min-w-0 text-muted lg:col-start-4 lg:row-start-1 lg:truncate lg:text-right">
        <span className="sr-only">{`${texts.by} `}</span>
        <span>
          {row.adminEmail === ""
            ? texts.nobody
            : row.adminEmail === COMMAND
              ? texts.command
              : row.adminEmail}
        </span>
      </p>
      {changes.length > 0 && (
        <div id={id} hidden={!open} className="col-start-2 lg:col-end-5">
          <Changes changes={changes} />
        </div>
      )}
    </li>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const format = useFormat();
  const texts = useRecordsTexts().audit;
  const rest = changes.length - MOST_LINES;
  return (
    <>
      <dl className="my-1 grid gap-x-6 gap-y-1 rounded-md bg-soft px-3 py-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {changes.slice(0, MOST_LINES).map(({ path, before, after }) => (
          <div key={path.join()} className="contents">
            <dt className="text-muted">{pathWords(path, texts, format)}</dt>
            <dd className="mb-1 min-w-0 break-words sm:mb-0">
              {before !== undefined && (
                <>
                  <span className="text-muted">{`${texts.from} `}</span>
                  <span lang={languageOf(before)}>{before}</span>
                  <span className="text-muted">{` ${texts.to} `}</span>
                </>
              )}
              <span
                lang={languageOf(after)}
                className={before === undefined ? "" : "font-semibold"}
              >
                {after}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {rest > 0 && <p className="mb-2 text-muted">{texts.more(rest)}</p>}
    </>
  );
}
