import { useQuery } from "@tanstack/react-query";
import { AdminPage } from "@/components/admin/admin-page";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/money";
import { useAdminTexts } from "@/texts/admin";
import { dashboardStatsQuery } from "../api/dashboard-stats";

/** Four numbers, two a row on small screens and four on large (specification 2, Admin screens). */
export function OverviewPage() {
  const texts = useAdminTexts().overview;
  const { data, error, isPending, refetch } = useQuery(dashboardStatsQuery());
  const tiles = [
    { label: texts.messages, value: data?.totalMessages },
    { label: texts.orders, value: data?.totalOrders },
    { label: texts.products, value: data?.totalProducts },
    { label: texts.trending, value: data?.totalTrendingProducts },
  ];
  return (
    <AdminPage title={texts.title}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <dl aria-busy={isPending} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {tiles.map(({ label, value }) => (
            <div key={label} className="rounded-lg border border-line p-5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="mt-1 text-2xl font-semibold tabular-nums">
                {value === undefined ? (
                  <Skeleton className="h-10 w-16 rounded-md" />
                ) : (
                  formatNumber(value)
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </AdminPage>
  );
}
