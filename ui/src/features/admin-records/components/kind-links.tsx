import { Link } from "react-router-dom";
import type { TrashRow } from "@/api/types";
import { TRASH_KINDS } from "@/config/generated-admin";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { useRecordsTexts } from "@/texts/admin-records";
import type { TrashKind } from "../lib/trash";

interface KindLinksProps {
  /** Undefined: all kinds. */
  chosen: TrashKind | undefined;
  /** Undefined while they load. */
  rows: readonly TrashRow[] | undefined;
}

/** Which kind of deleted things is shown, with how many there are; the choice is in the address. */
export function KindLinks({ chosen, rows }: KindLinksProps) {
  const format = useFormat();
  const texts = useRecordsTexts().trash;
  return (
    <nav aria-label={texts.filter} className="mb-4">
      <ul className="flex flex-wrap gap-1">
        {([undefined, ...TRASH_KINDS] as const).map((kind) => {
          const count = rows?.filter((row) => kind === undefined || row.kind === kind).length;
          return (
            <li key={kind ?? "all"}>
              <Link
                to={{ search: kind === undefined ? "" : `?kind=${kind}` }}
                aria-current={kind === chosen ? "true" : undefined}
                className={cx(
                  "inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm whitespace-nowrap sm:min-h-9",
                  kind === chosen
                    ? "bg-accent-soft font-semibold text-accent-strong"
                    : "hover:bg-soft",
                )}
              >
                <span>{texts.kinds[kind ?? "all"]}</span>{" "}
                {count !== undefined && (
                  <span className="text-muted tabular-nums">{format.number(count)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
