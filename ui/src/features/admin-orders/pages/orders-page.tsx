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
import { BulkBar } from "../components/bulk-bar";
import { NewOrders } from "../components/new-orders";
import { OrderFilters } from "../components/order-filters";
import { OrderList } from "../components/order-list";
import { OrderStepDialog } from "../components/order-step-dialog";
import { countFilters, NO_FILTERS, ORDER_FILTERS, readFilters } from "../lib/order-filters";
import { useNewOrders } from "../lib/use-new-orders";
import { useOrderStep } from "../lib/use-order-step";
import { useSelection } from "../lib/use-selection";

const ORDERS_PER_PAGE = 10;

/** Every order, the newest first, one card each (specification 2, Admin screens). */
export function OrdersPage() {
  const texts = useAdminOrderTexts();
  const address = useListAddress(ORDER_FILTERS);
  const filters = readFilters(address.filters);
  const chosen = countFilters(filters);
  const { page, q } = address;
  const list = useQuery({
    ...ordersQuery({ page, limit: ORDERS_PER_PAGE, q, filters }),
    refetchOnMount: "always",
  });
  const items = list.data?.items ?? [];
  const selection = useSelection(items);
  const step = useOrderStep(items);
  const { mails } = useMailTroubles({
    limit: 100,
    orders: items.map(({ orderNumber }) => orderNumber).join(","),
  });
  const region = useRef<HTMLElement>(null);
  const pendingOnly = chosen === 1 && filters.status === "pending";
  const news = useNewOrders(region, {
    // Where new orders appear at the top: any of them is pending.
    head: page === 1 && q === "" && (chosen === 0 || pendingOnly),
    all: chosen === 0,
    newest: list.isPlaceholderData ? undefined : list.data && (items[0]?.orderedAt ?? ""),
    refetch: list.refetch,
    goToHead: () =>
      address.change({ ...NO_FILTERS, q: "", status: pendingOnly ? "pending" : "", page: 1 }),
  });

  return (
    <AdminPage title={texts.title}>
      <OrderFilters filters={filters} onChange={(patch) => address.change(patch)}>
        <AdminSearch
          address={address}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
        />
      </OrderFilters>
      <NewOrders news={news} />
      <AdminList
        label={texts.list}
        list={list}
        address={address}
        size={ORDERS_PER_PAGE}
        count={texts.count}
        region={region}
        skeleton={<RowsSkeleton rows={3} row="h-[40rem] rounded-lg md:h-110 xl:h-72" />}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        filtered={
          (q !== "" || chosen > 0) && {
            title: texts.emptyFiltered,
            hint: texts.emptyFilteredHint,
            showAll: texts.showAll,
            onShowAll: () => address.change({ ...NO_FILTERS, q: "" }),
          }
        }
      >
        {(shown) => (
          <OrderList orders={shown} mails={mails} selection={selection} onStep={step.open} />
        )}
      </AdminList>
      <BulkBar selection={selection} />
      {step.asked && <OrderStepDialog {...step.asked} onClose={step.close} />}
    </AdminPage>
  );
}
