import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Product } from "@/api/types";
import { AdminPage } from "@/components/admin/admin-page";
import { buttonClass } from "@/components/ui/button";
import { productPath } from "@/config/listings";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useProductFormTexts } from "@/texts/admin-product";
import { useTexts } from "@/texts/use-texts";
import { editStart } from "../lib/edit-start";
import type { ProductDraft } from "../lib/use-product-draft";
import { Accessories } from "./accessories";
import { DuplicateButton } from "./duplicate-button";
import { EditProductForm } from "./edit-product-form";
import { ProductActions } from "./product-actions";
import { StockLedger } from "./stock-ledger";

interface EditProductProps {
  product: Product;
  draft: ProductDraft;
}

/** A product in the back office: its form, its listing, its removal and its stock's history. */
export function EditProduct({ product, draft }: EditProductProps) {
  const format = useFormat();
  const { listings } = useTexts();
  const texts = useProductFormTexts().edit;
  const [start] = useState(() => editStart(product, draft.found));
  const [base, setBase] = useState(start.base);
  return (
    <AdminPage
      title={texts.title}
      actions={
        <>
          <Link to={productPath(base.listing, base._id)} className={buttonClass("secondary", "sm")}>
            <ExternalLink size={16} aria-hidden="true" />
            <span>{texts.inShop}</span>
          </Link>
          <DuplicateButton id={base._id} />
        </>
      }
    >
      <p lang={languageOf(base.title)} className="-mt-4 font-semibold break-words">
        {base.title}
      </p>
      <p className="mb-6 text-sm text-muted">
        <span>{listings[base.listing].title}</span>
        {" · "}
        <span>{texts.added(format.moment(base.createdAt))}</span>
        {", "}
        <span>{texts.changed(format.moment(base.updatedAt))}</span>
      </p>
      <EditProductForm start={start} draft={draft} base={base} onBase={setBase} />
      <Accessories product={base._id} />
      <ProductActions
        product={base}
        // No more than that: the form was opened with the rest.
        onMoved={({ listing, updatedAt }) => setBase((seen) => ({ ...seen, listing, updatedAt }))}
        onDeleted={draft.drop}
      />
      <StockLedger product={base._id} />
    </AdminPage>
  );
}
