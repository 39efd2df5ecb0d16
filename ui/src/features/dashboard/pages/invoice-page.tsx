import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { settingsQuery } from "@/api/queries/settings";
import { Guard } from "@/components/guard";
import { InvoiceSheet } from "@/components/invoice/invoice-sheet";
import { PageTitle } from "@/components/page-title";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useInvoiceTexts } from "@/texts/invoice";
import { LogoutButton } from "../components/logout-button";
import { myOrderQuery } from "../api/my-order";
import { useCustomer } from "../lib/use-customer";

/** One of the customer's orders as a sheet to print (contract 11). */
export function InvoicePage() {
  return (
    <Guard who="customer">
      <Invoice />
    </Guard>
  );
}

function Invoice() {
  const texts = useInvoiceTexts();
  const customer = useCustomer();
  const { id = "" } = useParams();
  const order = useQuery({ ...myOrderQuery(id), refetchOnMount: "always" });
  const settings = useQuery(settingsQuery());
  const orderError = order.data === undefined ? order.error : null;
  const error = orderError ?? (settings.data ? null : settings.error);
  const title = order.data ? texts.title(order.data.orderNumber) : texts.word;
  const toOrders = paths.dashboardPage("orders");

  function retry() {
    if (order.data === undefined) void order.refetch();
    if (!settings.data) void settings.refetch();
  }

  if (!customer) return null;
  return (
    <div className="page py-6 print:p-0">
      <PageTitle title={title} />
      <div className="mx-auto mb-6 flex max-w-3xl flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <div className="flex flex-wrap gap-2">
          <Link to={toOrders} className={buttonClass("secondary")}>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>{texts.back}</span>
          </Link>
          <Button disabled={!order.data || !settings.data} onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            <span>{texts.print}</span>
          </Button>
          <LogoutButton />
        </div>
      </div>
      {order.data && settings.data ? (
        <InvoiceSheet
          order={order.data}
          buyer={{
            name: order.data.username,
            address: order.data.address,
            phone: order.data.phone,
            email: order.data.userEmail,
          }}
          settings={settings.data}
        />
      ) : order.data === null ? (
        <EmptyState title={texts.unknown}>
          <Link to={toOrders} className={buttonClass("primary")}>
            {texts.back}
          </Link>
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="mx-auto h-[60rem] max-w-3xl rounded-lg" />
        </div>
      )}
    </div>
  );
}
