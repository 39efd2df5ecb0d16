import { NavLink } from "react-router-dom";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { useDashboardTexts } from "@/texts/dashboard";
import { AREAS } from "../lib/areas";
import { LogoutButton } from "./logout-button";

/** The frame of the dashboard's children: the way back, the other children, a title. */
export function Panel({ title, children }: { title: string; children: Parts }) {
  const texts = useDashboardTexts();
  return (
    <div className="page pb-10">
      <PageTitle title={title} />
      <Breadcrumb crumbs={[{ label: texts.title, to: paths.dashboard }, { label: title }]} />
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <nav aria-label={texts.nav} className="hidden lg:sticky lg:top-24 lg:block">
          <ul className="flex flex-col gap-1">
            {AREAS.map(({ area, to, icon: Icon }) => (
              <li key={area}>
                <NavLink
                  to={to}
                  className={({ isActive }) =>
                    cx(
                      "flex min-h-11 items-center gap-3 rounded-md px-3 transition-colors",
                      isActive
                        ? "bg-accent-soft font-semibold text-accent-strong"
                        : "hover:bg-soft",
                    )
                  }
                >
                  <Icon size={20} aria-hidden="true" />
                  <span>{texts.tiles[area]}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <div className="mb-5 flex items-start justify-between gap-4">
            <h1 className="py-1 text-2xl font-semibold">{title}</h1>
            <LogoutButton size="sm" className="min-h-11 shrink-0" />
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
