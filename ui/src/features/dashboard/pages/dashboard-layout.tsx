import { PageSlot } from "@/components/page-slot";
import { Guard } from "@/components/guard";

/** The customer's own pages, behind their guard (specification 2, Customer dashboard). */
export function DashboardLayout() {
  return (
    <Guard who="customer">
      <PageSlot />
    </Guard>
  );
}
