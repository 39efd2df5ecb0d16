import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { productListQuery } from "@/api/queries/product-list";
import type { Product, ProductKind } from "@/api/types";
import { AdminList } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress } from "@/components/admin/list-address";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PRODUCT_KINDS, PRODUCTS_PER_PAGE } from "@/config/product-kinds";
import { useAdminTexts } from "@/texts/admin";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { useTexts } from "@/texts/use-texts";
import { BulkBar } from "../components/bulk-bar";
import { EditDialog } from "../components/edit-dialog";
import { ProductTable, TableSkeleton } from "../components/product-table";
import { LISTINGS } from "../lib/listings";
import { useSelection } from "../lib/use-selection";

/** All products of one listing, newest first (specification 2, Admin list pages). Search and page are in the address. */
export function AdminListPage({ kind }: { kind: ProductKind }) {
  const { kinds } = useTexts();
  const pages = useAdminTexts().pages;
  const texts = useCatalogueTexts();
  const address = useListAddress();
  const { page, q } = address;
  const list = useQuery(
    productListQuery(PRODUCT_KINDS[kind].listPath, {
      limit: PRODUCTS_PER_PAGE,
      page,
      q: q === "" ? undefined : q,
    }),
  );
  const selection = useSelection(list.data?.items ?? []);
  const [edited, setEdited] = useState<Product>();
  const { addPage, addText } = LISTINGS[kind];

  return (
    <AdminPage title={texts.titles[kind]} main={{ label: pages[addText], to: addPage }}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="w-full sm:w-96">
          <AdminSearch address={address} label={texts.search} />
        </div>
        <p role="status" className="text-sm text-muted">
          {list.data && (q === "" ? texts.count : texts.found)(list.data.total, kinds[kind].title)}
        </p>
      </div>
      <AdminList
        label={texts.list}
        list={list}
        address={address}
        size={PRODUCTS_PER_PAGE}
        skeleton={<TableSkeleton />}
        empty={
          <EmptyState title={texts.empty} hint={texts.emptyHint}>
            <Link to={addPage} className={buttonClass("secondary")}>
              {pages[addText]}
            </Link>
          </EmptyState>
        }
        filtered={
          q !== "" && {
            title: texts.emptySearch,
            hint: texts.emptySearchHint,
            showAll: texts.clearSearch,
            onShowAll: () => address.change({ q: "" }),
          }
        }
      >
        {(items) => <ProductTable items={items} selection={selection} onEdit={setEdited} />}
      </AdminList>
      <BulkBar selection={selection} />
      {edited && <EditDialog product={edited} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  );
}
