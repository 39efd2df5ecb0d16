import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { AdminPage } from "@/components/admin/admin-page";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { useAdminTexts } from "@/texts/admin";
import { dashboardStatsQuery } from "../api/dashboard-stats";
import { HealthLine } from "../components/health-line";
import { LowStockGlance } from "../components/low-stock-glance";
import { MailGlance } from "../components/mail-glance";
import { OpinionsGlance } from "../components/opinions-glance";
import { PendingOrders } from "../components/pending-orders";
import { Takings } from "../components/takings";
import { WeekLine } from "../components/week-line";

/**
 * Four numbers, two a row on small screens and four on large (specification 2, Admin screens), each leading to its
 * list; under them how business goes, and what waits for the owner.
 */
export function OverviewPage() {
  const format = useFormat();
  const texts = useAdminTexts().overview;
  const { data, error, isPending, refetch } = useQuery(dashboardStatsQuery());
  const tiles = [
    { label: texts.messages, value: data?.totalMessages, list: "contacts" },
    { label: texts.orders, value: data?.totalOrders, list: "orders" },
    { label: texts.products, value: data?.totalProducts, list: "allproductadmin" },
    { label: texts.trending, value: data?.totalTrendingProducts, list: "allupcomingsadmin" },
  ];
  return (
    <AdminPage title={texts.title}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <dl aria-busy={isPending} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            {tiles.map(({ label, value, list }) => (
              <div
                key={label}
                className="relative rounded-lg border border-line p-4 transition-colors hover:border-field sm:p-5"
              >
                <dt className="text-sm text-muted">
                  <Link
                    to={paths.adminPage(list)}
                    className="after:absolute after:inset-0 after:rounded-lg"
                  >
                    {label}
                  </Link>
                </dt>
                <dd className="mt-1 text-2xl font-semibold tabular-nums">
                  {value === undefined ? (
                    <Skeleton className="h-10 w-16 rounded-md" />
                  ) : (
                    format.number(value)
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <Takings stats={data} />
        </>
      )}
      <OpinionsGlance />
      <MailGlance />
      <WeekLine />
      <HealthLine />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
        <PendingOrders />
        <LowStockGlance />
      </div>
    </AdminPage>
  );
}
