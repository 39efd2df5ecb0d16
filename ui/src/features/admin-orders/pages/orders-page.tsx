import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useMailTroubles } from "@/api/admin/mail";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress, usePageCount } from "@/components/admin/list-address";
import { useListFocus } from "@/components/admin/list-focus";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { cx } from "@/lib/cx";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { ordersQuery } from "../api/orders";
import { NewOrders } from "../components/new-orders";
import { OrderCard } from "../components/order-card";
import { StatusFilter } from "../components/status-filter";
import { readStatus } from "../lib/order-status";
import { useNewOrders } from "../lib/use-new-orders";

const ORDERS_PER_PAGE = 10;

/** Every order, the newest first, one card each (specification 2, Admin screens). */
export function OrdersPage() {
  const texts = useAdminOrderTexts();
  const address = useListAddress(["status"]);
  const status = readStatus(address.filters.status);
  const { page, q } = address;
  const list = useQuery({
    ...ordersQuery({ page, limit: ORDERS_PER_PAGE, q, status }),
    refetchOnMount: "always",
  });
  const items = list.data?.items ?? [];
  const { mails } = useMailTroubles({
    limit: 100,
    orders: items.map(({ orderNumber }) => orderNumber).join(","),
  });
  const pageCount = usePageCount(address, list.data?.total, ORDERS_PER_PAGE, list.isFetching);
  const region = useRef<HTMLElement>(null);
  useListFocus(
    region,
    page,
    items.map(({ _id }) => _id),
  );
  const news = useNewOrders(region, {
    // Where new orders appear at the top: any of them is pending.
    head: page === 1 && q === "" && (status === "" || status === "pending"),
    all: status === "",
    newest: list.isPlaceholderData ? undefined : list.data && (items[0]?.orderedAt ?? ""),
    refetch: list.refetch,
    goToHead: () => address.change({ q: "", status: status === "pending" ? status : "", page: 1 }),
  });
  const filtered = q !== "" || status !== "";
  const showAll = () => address.change({ q: "", status: "" });

  return (
    <AdminPage title={texts.title}>
      <div className="mb-4 grid gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <AdminSearch
          value={q}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          onSearch={(text) => address.change({ q: text }, q !== "" && text !== "")}
        />
        <StatusFilter value={status} onChange={(next) => address.change({ status: next })} />
      </div>
      <NewOrders news={news} />
      <section
        ref={region}
        tabIndex={-1}
        aria-label={texts.list}
        aria-busy={list.isPending || list.isPlaceholderData}
        className="scroll-mt-20 outline-none"
      >
        <p role="status" className="mb-3 text-sm text-muted">
          {list.data && texts.count(list.data.total)}
        </p>
        {list.error && !list.data ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <div className="flex flex-col gap-4">
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} className="h-96 rounded-lg md:h-72 xl:h-64" />
            ))}
          </div>
        ) : items.length === 0 ? (
          <EmptyState
            title={filtered ? texts.emptyFiltered : texts.empty}
            hint={filtered ? texts.emptyFilteredHint : texts.emptyHint}
          >
            {filtered && (
              <Button variant="secondary" onClick={showAll}>
                {texts.showAll}
              </Button>
            )}
          </EmptyState>
        ) : (
          <>
            <ul
              className={cx(
                "flex flex-col gap-4 transition-opacity",
                list.isPlaceholderData && "opacity-60",
              )}
            >
              {items.map((order) => (
                <li key={order._id}>
                  <OrderCard
                    order={order}
                    mails={mails.filter(({ orderNumber }) => orderNumber === order.orderNumber)}
                  />
                </li>
              ))}
            </ul>
            <Pagination page={page} pageCount={pageCount} hrefOf={address.hrefOf} />
          </>
        )}
      </section>
    </AdminPage>
  );
}
