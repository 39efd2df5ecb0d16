import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { settingsQuery } from "@/api/queries/settings";
import { AdminPage } from "@/components/admin/admin-page";
import { Button, buttonClass } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useInvoiceTexts } from "@/texts/invoice";
import { orderQuery } from "../api/order";
import { InvoiceSheet } from "../components/invoice-sheet";

/** An order as a sheet of paper: what the shop prints and hands over with the product. */
export function InvoicePage() {
  const { back } = useAdminOrderTexts().invoice;
  const texts = useInvoiceTexts();
  const { id = "" } = useParams();
  const order = useQuery({ ...orderQuery(id), refetchOnMount: "always" });
  const settings = useQuery(settingsQuery());
  const error = (order.data ? null : order.error) ?? (settings.data ? null : settings.error);

  function retry() {
    if (!order.data) void order.refetch();
    if (!settings.data) void settings.refetch();
  }

  return (
    <AdminPage
      title={order.data ? texts.title(order.data.orderNumber) : texts.word}
      actions={
        <>
          <Link to={paths.adminPage("orders")} className={buttonClass("secondary")}>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>{back}</span>
          </Link>
          <Button disabled={!order.data || !settings.data} onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            <span>{texts.print}</span>
          </Button>
        </>
      }
    >
      {order.data && settings.data ? (
        <InvoiceSheet order={order.data} settings={settings.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="mx-auto h-[60rem] max-w-3xl rounded-lg" />
        </div>
      )}
    </AdminPage>
  );
}
