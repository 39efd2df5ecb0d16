import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "@/components/admin/admin-list";
import { useListAddress } from "@/components/admin/list-address";
import { SearchedPage } from "@/components/admin/searched-page";
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
    <SearchedPage
      texts={texts}
      address={address}
      list={list}
      size={CUSTOMERS_PER_PAGE}
      skeleton={<RowsSkeleton rows={5} row="h-60 rounded-lg sm:h-44 lg:h-32" />}
      card={(customer) => <CustomerCard customer={customer} />}
    />
  );
}
