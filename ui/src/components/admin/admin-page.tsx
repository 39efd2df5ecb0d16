import { Link, useNavigate } from "react-router-dom";
import { PageTitle } from "@/components/page-title";
import { buttonClass } from "@/components/ui/button";
import type { Parts } from "@/lib/parts";
import { useShortcut } from "@/lib/use-shortcut";

interface AdminPageProps {
  title: string;
  /** The page's main action as a link at the top right; `n` opens it, too. */
  main?: { label: string; to: string };
  /** Further controls beside it. */
  actions?: Parts;
  children: Parts;
}

/** The frame of a page of the back office: its title, with its main action at the top right. */
export function AdminPage({ title, main, actions, children }: AdminPageProps) {
  const navigate = useNavigate();
  useShortcut("n", main ? () => void navigate(main.to) : undefined);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8 print:p-0">
      <PageTitle title={title} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          {main && (
            <Link to={main.to} aria-keyshortcuts="n" className={buttonClass("primary")}>
              {main.label}
            </Link>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
