import { Link } from "react-router-dom";
import { cx } from "@/lib/cx";

interface Tab {
  /** The query string that shows it. */
  search: string;
  name: string;
  /** How many wait there, in words; nothing while none do. */
  waiting?: string | undefined;
}

interface TabLinksProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
}

/** Which part of a page is shown; the choice is in the address. */
export function TabLinks({ label, tabs, chosen }: TabLinksProps) {
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ search, name, waiting }) => (
          <li key={search}>
            <Link
              to={{ search }}
              aria-current={search === chosen ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm whitespace-nowrap sm:min-h-9",
                search === chosen
                  ? "bg-accent-soft font-semibold text-accent-strong"
                  : "hover:bg-soft",
              )}
            >
              <span>{name}</span>
              {/* Seen nowhere; without it the words would be read out as one. */}{" "}
              {waiting !== undefined && <span className="text-muted tabular-nums">{waiting}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
