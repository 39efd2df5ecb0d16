import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { myOrdersQuery } from "@/api/queries/my-orders";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useDashboardTexts } from "@/texts/dashboard";
import { OrderCard } from "../components/order-card";
import { Panel } from "../components/panel";

const ORDERS_PER_PAGE = 10;

/** The customer's orders, the newest first, each with its way (specification 2, Customer panels). */
export function OrdersPage() {
  const texts = useDashboardTexts().orders;
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const { data, error, refetch } = useQuery({
    ...myOrdersQuery(page, ORDERS_PER_PAGE),
    refetchOnMount: "always",
  });
  return (
    <Panel title={texts.title}>
      {data ? (
        data.items.length === 0 ? (
          <EmptyState title={texts.empty} hint={texts.emptyHint}>
            <Link
              to={page > 1 ? paths.dashboardPage("orders") : paths.products}
              className={buttonClass("primary")}
            >
              {page > 1 ? texts.title : texts.browse}
            </Link>
          </EmptyState>
        ) : (
          <>
            <ul aria-label={texts.list} className="flex flex-col gap-4">
              {data.items.map((order) => (
                <li key={order.orderId}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={Math.ceil(data.total / ORDERS_PER_PAGE)}
              hrefOf={(n) => ({ search: n === 1 ? "" : `?page=${n}` })}
            />
          </>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      )}
    </Panel>
  );
}
