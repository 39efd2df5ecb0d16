import { Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { useImportTexts } from "@/texts/admin-import";

/** Products and orders as files (GET /api/admin/products.csv and orders.csv). */
export function ExportLinks() {
  const texts = useImportTexts().export;
  const files = [
    { href: "/api/admin/products.csv", text: texts.products, hint: texts.productsHint },
    { href: "/api/admin/orders.csv", text: texts.orders, hint: texts.ordersHint },
  ];
  return (
    <section aria-labelledby="export" className="mt-10">
      <h2 id="export" className="text-lg font-semibold">
        {texts.title}
      </h2>
      <p className="mb-4 max-w-2xl text-sm text-muted">{texts.hint}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {files.map(({ href, text, hint }) => (
          <li key={href} className="flex flex-col gap-3 rounded-lg border border-line p-4">
            <p className="flex-1 text-sm">{hint}</p>
            <a href={href} download className={buttonClass("secondary", "md", "self-start")}>
              <Download size={18} aria-hidden="true" />
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
