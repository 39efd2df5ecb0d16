import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { settingsQuery } from "@/api/queries/settings";
import { AdminPage } from "@/components/admin/admin-page";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useInvoiceTexts } from "@/texts/invoice";
import { ordersQuery } from "../api/order";
import { InvoiceSheet } from "../components/invoice-sheet";
import { PackingSlip } from "../components/packing-slip";
import { MOST_CHOSEN } from "../lib/use-selection";

/** The invoices or packing slips of the orders in the address, a sheet each (contract 11). */
export function PrintPage() {
  const texts = useOrderListTexts().print;
  const { back } = useAdminOrderTexts().invoice;
  const { print } = useInvoiceTexts();
  const [params] = useSearchParams();
  const slips = params.get("what") === "slips";
  const ids = [...new Set((params.get("ids") ?? "").split(",").filter(Boolean))];
  const orders = useQuery({
    ...ordersQuery(ids.slice(0, MOST_CHOSEN)),
    enabled: ids.length > 0,
    refetchOnMount: "always",
  });
  const settings = useQuery(settingsQuery());
  const { found = [], faults = [] } = orders.data ?? {};
  const waiting = settings.isPending || orders.isFetching;
  const error = (settings.data ? null : settings.error) ?? orders.error ?? faults[0];
  const Page = slips ? PackingSlip : InvoiceSheet;

  function retry() {
    if (!settings.data) void settings.refetch();
    if (faults.length > 0) void orders.refetch();
  }

  return (
    <AdminPage
      title={(slips ? texts.slips : texts.invoices)(ids.length)}
      actions={
        <>
          <Link to={paths.adminPage("orders")} className={buttonClass("secondary")}>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>{back}</span>
          </Link>
          <Button
            disabled={waiting || !settings.data || found.length === 0}
            onClick={() => window.print()}
          >
            <Printer size={18} aria-hidden="true" />
            <span>{print}</span>
          </Button>
        </>
      }
    >
      {ids.length === 0 ? (
        <EmptyState title={texts.noneTitle} hint={texts.noneHint} />
      ) : waiting ? (
        <div aria-busy="true">
          <Skeleton className="mx-auto h-[60rem] max-w-3xl rounded-lg" />
        </div>
      ) : (
        <>
          {error !== undefined && error !== null && (
            <div className="mb-6 print:hidden">
              {faults.length > 0 && (
                <p className="text-center font-semibold">{texts.missing(faults.length)}</p>
              )}
              <ErrorState error={error} onRetry={retry} />
            </div>
          )}
          {settings.data && (
            <div className="flex flex-col gap-6 print:block">
              {found.map((order) => (
                <div key={order._id} className="break-after-page last:break-after-auto">
                  <Page order={order} settings={settings.data} />
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </AdminPage>
  );
}
