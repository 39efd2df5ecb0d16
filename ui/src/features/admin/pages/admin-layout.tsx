import { Link } from "react-router-dom";
import logo from "@/assets/logo.svg";
import { PageSlot } from "@/components/page-slot";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { Guard } from "@/session/guard";
import { useLogout } from "@/session/use-logout";
import { useSession } from "@/session/use-session";
import { useAdminTexts } from "@/texts/admin";
import { useTexts } from "@/texts/use-texts";

/** What every page of the back office stands in, behind its guard (specification 2, Admin). */
export function AdminLayout() {
  const common = useTexts();
  const texts = useAdminTexts();
  const logout = useLogout("user");
  const { user } = useSession();
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-ground">
        <div className="page flex h-14 items-center gap-3">
          <Link to={paths.admin} className="mr-auto flex items-center gap-3">
            <img src={logo} alt={common.common.shopName} width={98} height={28} />
            <span className="text-sm text-muted max-sm:sr-only">{texts.backOffice}</span>
          </Link>
          {user && <span className="truncate text-sm text-muted max-md:hidden">{user.name}</span>}
          <Link to={paths.home} className="px-2 py-2 text-sm font-semibold hover:text-accent">
            {texts.shop}
          </Link>
          <Button
            variant="secondary"
            size="sm"
            busy={logout.isPending}
            busyText={common.common.processing}
            onClick={() => logout.mutate()}
          >
            {common.session.logout}
          </Button>
        </div>
      </header>
      <main id="content">
        <Guard who="user">
          <PageSlot />
        </Guard>
      </main>
    </>
  );
}
