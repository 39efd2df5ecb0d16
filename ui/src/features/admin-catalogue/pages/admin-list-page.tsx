import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { productListQuery } from "@/api/queries/product-list";
import type { Product } from "@/api/types";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress, usePageCount } from "@/components/admin/list-address";
import { useListFocus } from "@/components/admin/list-focus";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { ADD_FORMS } from "@/config/add-forms";
import { LISTINGS, MAX_QUERY, PRODUCTS_PER_PAGE } from "@/config/generated";
import { OFFICE_LISTINGS } from "@/config/generated-admin";
import type { Listing } from "@/config/listings";
import { paths } from "@/config/paths";
import { useAdminTexts } from "@/texts/admin";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { useTexts } from "@/texts/use-texts";
import { BulkBar } from "../components/bulk-bar";
import { EditDialog } from "../components/edit-dialog";
import { ProductTable, TableSkeleton } from "../components/product-table";
import { useSelection } from "../lib/use-selection";

/** All products of one listing, newest first (specification 2, Admin list pages). Search and page are in the address. */
export function AdminListPage({ listing }: { listing: Listing }) {
  const { listings } = useTexts();
  const admin = useAdminTexts();
  const texts = useCatalogueTexts();
  const address = useListAddress();
  const q = address.q.slice(0, MAX_QUERY);
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery(
    productListQuery(LISTINGS[listing].listPath, {
      limit: PRODUCTS_PER_PAGE,
      page: address.page,
      q: q === "" ? undefined : q,
    }),
  );
  const items = data?.items ?? [];
  const pageCount = usePageCount(address, data?.total, PRODUCTS_PER_PAGE, isFetching);
  const list = useRef<HTMLElement>(null);
  useListFocus(
    list,
    address.page,
    items.map(({ _id }) => _id),
  );
  const selection = useSelection(items);
  const [edited, setEdited] = useState<Product>();
  const form = OFFICE_LISTINGS[listing].addForm;
  const addPage = paths.adminPage(ADD_FORMS[form].page);

  return (
    <AdminPage
      title={admin.listings[listing].title}
      main={{ label: admin.forms[form], to: addPage }}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="w-full sm:w-96">
          <AdminSearch
            value={q}
            label={texts.search}
            onSearch={(text) => address.change({ q: text }, q !== "" && text !== "")}
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {data && (q === "" ? texts.count : texts.found)(data.total, listings[listing].title)}
        </p>
      </div>
      <section
        ref={list}
        tabIndex={-1}
        aria-label={texts.list}
        aria-busy={isPending || isPlaceholderData}
        className="scroll-mt-16 outline-none"
      >
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : isPending || address.page > pageCount ? (
          <TableSkeleton />
        ) : items.length > 0 ? (
          <ProductTable
            items={items}
            stale={isPlaceholderData}
            selection={selection}
            onEdit={setEdited}
          />
        ) : q === "" ? (
          <EmptyState title={texts.empty} hint={texts.emptyHint}>
            <Link to={addPage} className={buttonClass("secondary")}>
              {admin.forms[form]}
            </Link>
          </EmptyState>
        ) : (
          <EmptyState title={texts.emptySearch} hint={texts.emptySearchHint}>
            <Button variant="secondary" onClick={() => address.change({ q: "" })}>
              {texts.clearSearch}
            </Button>
          </EmptyState>
        )}
        <Pagination page={address.page} pageCount={pageCount} hrefOf={address.hrefOf} />
      </section>
      <BulkBar selection={selection} />
      {edited && <EditDialog product={edited} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  );
}
