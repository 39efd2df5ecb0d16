import { PageTitle } from "@/components/page-title";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/money";
import { Guard } from "@/session/guard";
import { useLogout } from "@/session/use-logout";
import { useSession } from "@/session/use-session";
import { useAccountTexts } from "@/texts/account";
import { useTexts } from "@/texts/use-texts";

/** The customer's own place, behind its guard (specification 2, Customer dashboard). */
export function DashboardPage() {
  return (
    <Guard who="customer">
      <Dashboard />
    </Guard>
  );
}

function Dashboard() {
  const common = useTexts();
  const texts = useAccountTexts();
  const { customer } = useSession();
  const logout = useLogout("customer");
  if (!customer) return null;
  return (
    <div className="page py-8">
      <PageTitle title={texts.dashboard.title} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold">{texts.dashboard.title}</h1>
          <p className="mt-2 font-semibold">{customer.name}</p>
          <p className="break-all text-muted">{customer.email}</p>
          <p className="mt-2">
            {texts.dashboard.points}:{" "}
            <span className="font-semibold tabular-nums">{formatNumber(customer.points)}</span>
          </p>
        </div>
        <Button
          variant="secondary"
          busy={logout.isPending}
          busyText={common.common.processing}
          onClick={() => logout.mutate()}
        >
          {common.session.logout}
        </Button>
      </div>
    </div>
  );
}
