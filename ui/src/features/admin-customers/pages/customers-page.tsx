import { useQuery } from "@tanstack/react-query";
import { AdminList, RowsSkeleton } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress } from "@/components/admin/list-address";
import { EmptyState } from "@/components/ui/empty-state";
import { useCustomerTexts } from "@/texts/admin-customers";
import { customersQuery } from "../api/customers";
import { CustomerCard } from "../components/customer-card";

const CUSTOMERS_PER_PAGE = 20;

/** Who registered in the shop, the newest first (contract 11). */
export function CustomersPage() {
  const texts = useCustomerTexts();
  const address = useListAddress();
  const { page, q } = address;
  const list = useQuery({
    ...customersQuery({ page, limit: CUSTOMERS_PER_PAGE, q }),
    refetchOnMount: "always",
  });

  return (
    <AdminPage title={texts.title}>
      <div className="mb-4 max-w-xl">
        <AdminSearch
          address={address}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
        />
      </div>
      <AdminList
        label={texts.list}
        list={list}
        address={address}
        size={CUSTOMERS_PER_PAGE}
        count={texts.count}
        skeleton={<RowsSkeleton rows={5} row="h-60 rounded-lg sm:h-44 lg:h-32" />}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        filtered={
          q !== "" && {
            title: texts.emptyFiltered,
            hint: texts.emptyFilteredHint,
            showAll: texts.showAll,
            onShowAll: () => address.change({ q: "" }),
          }
        }
      >
        {(items) => (
          <ul className="flex flex-col gap-3">
            {items.map((customer) => (
              <li key={customer._id}>
                <CustomerCard customer={customer} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </AdminPage>
  );
}
