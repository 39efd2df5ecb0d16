import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { usePollWaiting } from "@/api/admin/waiting";
import logo from "@/assets/logo.svg";
import { LeaveGuard } from "@/components/admin/leave-guard";
import { PageSlot } from "@/components/page-slot";
import { paths } from "@/config/paths";
import { Guard } from "@/components/guard";
import { useAdminTexts } from "@/texts/admin";
import { useTexts } from "@/texts/use-texts";
import { OwnDrafts } from "../components/own-drafts";
import { Sidebar } from "../components/sidebar";

const SidebarDrawer = lazy(() => import("../components/sidebar-drawer"));

/** What every page of the back office stands in, behind its guard (specification 2, Admin). */
export function AdminLayout() {
  const common = useTexts().common;
  const texts = useAdminTexts();
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  return (
    <Guard who="user">
      <OwnDrafts>
        <LeaveGuard>
          <Waiting />
          <a
            href="#content"
            className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ground focus:px-4 focus:py-3 focus:shadow-float"
          >
            {common.skipToContent}
          </a>
          <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
            <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-ground px-2 lg:h-dvh lg:flex-col lg:items-stretch lg:gap-0 lg:border-r lg:border-b-0 lg:px-0 print:hidden">
              <button
                type="button"
                aria-label={texts.menu}
                aria-haspopup="dialog"
                aria-expanded={drawer === "open"}
                onClick={() => setDrawer("open")}
                className="inline-flex size-11 items-center justify-center rounded-md hover:bg-soft lg:hidden"
              >
                <Menu size={22} aria-hidden="true" />
              </button>
              <Link
                to={paths.admin}
                className="flex items-center gap-3 rounded-md lg:h-16 lg:shrink-0 lg:gap-2 lg:pr-2 lg:pl-6"
              >
                <img src={logo} alt={common.shopName} width={98} height={28} />
                <span className="text-sm whitespace-nowrap text-muted">{texts.backOffice}</span>
              </Link>
              <div className="hidden min-h-0 flex-1 flex-col lg:flex">
                <Sidebar />
              </div>
            </header>
            <main id="content" tabIndex={-1} className="min-w-0 outline-none">
              <PageSlot />
            </main>
          </div>
          {drawer !== "never" && (
            <Suspense fallback={null}>
              <SidebarDrawer
                open={drawer === "open"}
                onOpenChange={(open) => setDrawer(open ? "open" : "closed")}
              />
            </Suspense>
          )}
        </LeaveGuard>
      </OwnDrafts>
    </Guard>
  );
}

/** Keeps the sidebar's numbers fresh. It stands behind the guard: without a session it would only be refused. */
function Waiting() {
  usePollWaiting();
  return null;
}
