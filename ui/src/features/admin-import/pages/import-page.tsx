import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminPage } from "@/components/admin/admin-page";
import { useAdminTexts } from "@/texts/admin";
import { ExportLinks } from "../components/export-links";
import { ImportStart } from "../components/import-start";
import { ImportView } from "../components/import-view";
import { keepPreview } from "../lib/kept-preview";

/** Products in from a CSV file, products and orders out as one. The import that is looked at is in the address. */
export function ImportPage() {
  const { pages } = useAdminTexts();
  const [params, setParams] = useSearchParams();
  const id = params.get("import") ?? "";
  const [pictures, setPictures] = useState<readonly File[]>([]);
  return (
    <AdminPage title={pages.import}>
      {id === "" ? (
        <>
          <ImportStart
            onRead={(read, others) => {
              keepPreview(read);
              setPictures(others);
              setParams({ import: read.preview.id });
            }}
          />
          <ExportLinks />
        </>
      ) : (
        <ImportView key={id} id={id} pictures={pictures} />
      )}
    </AdminPage>
  );
}
