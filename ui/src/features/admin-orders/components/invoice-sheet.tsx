import type { AdminOrder, Settings } from "@/api/types";
import { InvoiceSheet as Sheet } from "@/components/invoice/invoice-sheet";

/** The invoice of an order as the back office sees it. */
export function InvoiceSheet({ order, settings }: { order: AdminOrder; settings: Settings }) {
  const buyer = {
    name: order.username,
    address: order.userAddress,
    phone: order.userPhone,
    email: order.userEmail,
  };
  return <Sheet order={order} buyer={buyer} settings={settings} />;
}
