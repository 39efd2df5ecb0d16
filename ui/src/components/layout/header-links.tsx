import { User } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { useTexts } from "@/texts/use-texts";

/** How a way in words looks. */
export const TEXT_LINK =
  "inline-flex min-h-11 items-center rounded-md px-3 font-semibold transition-colors hover:bg-soft hover:text-accent";

const ICON =
  "relative inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-soft";

/** A way in words. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={TEXT_LINK}>
      {children}
    </Link>
  );
}

/** A way as a sign, with its name for those who do not see it. */
export function IconLink({
  to,
  label,
  className,
  children,
}: {
  to: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={to} aria-label={label} title={label} className={cx(ICON, className)}>
      {children}
    </Link>
  );
}

/** A sign that does something, with its name. */
export function IconButton({
  label,
  onClick,
  onPointerEnter,
  expanded,
  className,
  children,
}: {
  label: string;
  onClick: () => void;
  onPointerEnter?: () => void;
  expanded?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
      onPointerEnter={onPointerEnter}
      className={cx(ICON, className)}
    >
      {children}
    </button>
  );
}

/** Login, until somebody is signed in (specification 6). */
export function AccountLink({
  user,
  customer,
  className,
}: {
  user: boolean;
  customer: boolean;
  className?: string;
}) {
  const texts = useTexts();
  const [to, text] = user
    ? [paths.admin, texts.header.backOffice]
    : customer
      ? [paths.dashboard, texts.header.dashboard]
      : [paths.login, texts.header.login];
  return (
    <Link
      to={to}
      className={cx(
        "min-h-11 items-center gap-2 rounded-md border border-field px-4 font-semibold whitespace-nowrap transition-colors hover:border-ink",
        className,
      )}
    >
      <User size={18} aria-hidden="true" />
      <span>{text}</span>
    </Link>
  );
}
