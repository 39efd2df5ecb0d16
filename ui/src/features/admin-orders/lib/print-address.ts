import { paths } from "@/config/paths";

/** What can be printed of orders. */
export type Printed = "invoices" | "slips";

/** Where the sheets of these orders are. */
export const printAddress = (what: Printed, ids: readonly string[]) =>
  `${paths.adminPage("orders/print")}?what=${what}&ids=${ids.map(encodeURIComponent).join(",")}`;
