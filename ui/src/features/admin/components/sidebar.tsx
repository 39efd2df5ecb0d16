import { useQuery } from "@tanstack/react-query";
import { Languages, LogOut, Store } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { waitingQuery } from "@/api/admin/waiting";
import { LanguageSwitch } from "@/components/language-switch";
import { ADMIN_GROUPS, type AdminPage } from "@/components/admin/navigation";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { hasDrafts } from "@/lib/drafts";
import { useLeaving } from "@/lib/use-unsaved-warning";
import { useLogout } from "@/session/use-logout";
import { useSession } from "@/session/use-session";
import { useAdminTexts } from "@/texts/admin";
import { useTexts } from "@/texts/use-texts";

const ENTRY = "flex min-h-10 items-center gap-3 rounded-md px-3 text-sm hover:bg-soft";

interface Badge {
  count: number;
  /** What it counts, for who does not see where it stands. */
  meaning: string;
}

/** Every page of the back office in groups, then Home, the other language and Logout (specification 2, Admin). */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const common = useTexts();
  const texts = useAdminTexts();
  const logout = useLogout("user");
  const { leave } = useLeaving();
  const { user } = useSession();
  const { data: waiting } = useQuery(waitingQuery());
  const badges: Record<NonNullable<AdminPage["badge"]>, Badge> = {
    orders: { count: waiting?.orders ?? 0, meaning: texts.badges.orders },
    messages: { count: waiting?.messages ?? 0, meaning: texts.badges.messages },
    reviews: {
      count: (waiting?.reviews ?? 0) + (waiting?.questions ?? 0),
      meaning: texts.badges.reviews,
    },
  };
  return (
    <>
      <nav aria-label={texts.backOffice} className="min-h-0 flex-1 overflow-y-auto px-3 py-3">
        {ADMIN_GROUPS.map((group) => (
          <section key={group.text} aria-labelledby={`nav-${group.text}`} className="mb-4">
            <h2 id={`nav-${group.text}`} className="px-3 pb-1 text-xs font-semibold text-muted">
              {texts.groups[group.text]}
            </h2>
            <ul>
              {group.pages.map(({ to, name, badge }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end
                    onClick={onNavigate}
                    className={({ isActive }) =>
                      cx(ENTRY, isActive && "bg-accent-soft font-semibold text-accent-strong")
                    }
                  >
                    <span>{name(texts)}</span>
                    <WaitingBadge badge={badge && badges[badge]} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="border-t border-line px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {user && <p className="truncate px-3 pb-1 text-xs text-muted">{user.email}</p>}
        <Link to={paths.home} className={ENTRY}>
          <Store size={18} aria-hidden="true" />
          <span>{texts.shop}</span>
        </Link>
        <div className="relative flex items-center">
          <Languages size={18} aria-hidden="true" className="pointer-events-none absolute left-3" />
          <LanguageSwitch className="!min-h-10 w-full !justify-start pr-3 pl-[2.625rem] text-sm !font-normal hover:bg-soft" />
        </div>
        <button
          type="button"
          aria-disabled={logout.isPending || undefined}
          aria-busy={logout.isPending || undefined}
          onClick={() => !logout.isPending && leave(() => logout.mutate(), hasDrafts())}
          className={cx(ENTRY, "w-full aria-disabled:opacity-55")}
        >
          <LogOut size={18} aria-hidden="true" />
          <span>{common.session.logout}</span>
        </button>
      </div>
    </>
  );
}

/** How many things wait on a page; nothing where none do. */
function WaitingBadge({ badge }: { badge: Badge | undefined }) {
  const format = useFormat();
  if (!badge || badge.count === 0) return null;
  // The spaces are seen nowhere; without them the words would be read out as one.
  return (
    <>
      {" "}
      <span className="ml-auto rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-white tabular-nums">
        <span>{format.number(badge.count)}</span> <span className="sr-only">{badge.meaning}</span>
      </span>
    </>
  );
}
