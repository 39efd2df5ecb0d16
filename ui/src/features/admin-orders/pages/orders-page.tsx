import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useMailTroubles } from "@/api/admin/mail";
import { AdminList, RowsSkeleton } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress } from "@/components/admin/list-address";
import { EmptyState } from "@/components/ui/empty-state";
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
  const region = useRef<HTMLElement>(null);
  const news = useNewOrders(region, {
    // Where new orders appear at the top: any of them is pending.
    head: page === 1 && q === "" && (status === "" || status === "pending"),
    all: status === "",
    newest: list.isPlaceholderData ? undefined : list.data && (items[0]?.orderedAt ?? ""),
    refetch: list.refetch,
    goToHead: () => address.change({ q: "", status: status === "pending" ? status : "", page: 1 }),
  });

  return (
    <AdminPage title={texts.title}>
      <div className="mb-4 grid gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <AdminSearch
          address={address}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
        />
        <StatusFilter value={status} onChange={(next) => address.change({ status: next })} />
      </div>
      <NewOrders news={news} />
      <AdminList
        label={texts.list}
        list={list}
        address={address}
        size={ORDERS_PER_PAGE}
        count={texts.count}
        region={region}
        skeleton={<RowsSkeleton rows={3} row="h-96 rounded-lg md:h-72 xl:h-64" />}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        filtered={
          (q !== "" || status !== "") && {
            title: texts.emptyFiltered,
            hint: texts.emptyFilteredHint,
            showAll: texts.showAll,
            onShowAll: () => address.change({ q: "", status: "" }),
          }
        }
      >
        {(shown) => (
          <ul className="flex flex-col gap-4">
            {shown.map((order) => (
              <li key={order._id}>
                <OrderCard
                  order={order}
                  mails={mails.filter(({ orderNumber }) => orderNumber === order.orderNumber)}
                />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </AdminPage>
  );
}
