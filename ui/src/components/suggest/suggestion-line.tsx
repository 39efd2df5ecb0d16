import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";

interface LineProps {
  id: string;
  active: boolean;
  to: string;
  icon?: LucideIcon;
  /** What the search box says afterwards. */
  text?: string;
  onChoose?: () => void;
  /** After it was chosen and leads elsewhere. */
  onChosen: (text: string | undefined) => void;
  children: Parts;
}

/** The look of a line. */
export const lineClass = (active: boolean) =>
  cx(
    "flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left",
    active ? "bg-accent-soft outline-2 -outline-offset-2 outline-accent" : "hover:bg-soft",
  );

/** What makes something a line of the list; the keys reach it through the field. */
export function optionProps({ id, active }: Pick<LineProps, "id" | "active">) {
  return { id, role: "option", "aria-selected": active, tabIndex: -1 } as const;
}

/** A line that leads elsewhere. */
export function SuggestionLine({
  to,
  icon: Icon,
  text,
  onChoose,
  onChosen,
  children,
  ...line
}: LineProps) {
  return (
    <Link
      to={to}
      {...optionProps(line)}
      onClick={() => {
        onChoose?.();
        onChosen(text);
      }}
      className={lineClass(line.active)}
    >
      {Icon && <Icon size={18} aria-hidden="true" className="shrink-0 text-muted" />}
      {children}
    </Link>
  );
}
