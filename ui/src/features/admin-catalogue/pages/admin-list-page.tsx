import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { productListQuery } from "@/api/queries/product-list";
import type { Product } from "@/api/types";
import { AdminList } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress } from "@/components/admin/list-address";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ADD_FORMS } from "@/config/add-forms";
import { LISTINGS, PRODUCTS_PER_PAGE } from "@/config/generated";
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
  const { page, q } = address;
  const list = useQuery(
    productListQuery(LISTINGS[listing].listPath, {
      limit: PRODUCTS_PER_PAGE,
      page,
      q: q === "" ? undefined : q,
    }),
  );
  const selection = useSelection(list.data?.items ?? []);
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
          <AdminSearch address={address} label={texts.search} />
        </div>
        <p role="status" className="text-sm text-muted">
          {list.data &&
            (q === "" ? texts.count : texts.found)(list.data.total, listings[listing].title)}
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
              {admin.forms[form]}
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
