import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Coupon } from "@/api/types";
import { RowsSkeleton } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { useShortcut } from "@/lib/use-shortcut";
import { useCouponTexts } from "@/texts/admin-coupons";
import { couponsQuery } from "../api/coupons";
import { CouponDialog } from "../components/coupon-dialog";
import { CouponTable } from "../components/coupon-table";

/** The shop's coupons, the newest first; added and changed in a dialog (contract 11). */
export function CouponsPage() {
  const texts = useCouponTexts();
  const { data, error, isPending, refetch } = useQuery({
    ...couponsQuery(),
    refetchOnMount: "always",
  });
  const [edited, setEdited] = useState<{ coupon: Coupon | undefined }>();
  const add = () => setEdited({ coupon: undefined });
  useShortcut("n", add);

  return (
    <AdminPage
      title={texts.title}
      actions={
        <Button aria-keyshortcuts="n" onClick={add}>
          {texts.add}
        </Button>
      }
    >
      <section aria-label={texts.list} aria-busy={isPending}>
        <p role="status" className="mb-3 text-sm text-muted">
          {data && texts.count(data.total)}
        </p>
        {isPending ? (
          <RowsSkeleton rows={4} row="h-24 rounded-lg" />
        ) : !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data.items.length === 0 ? (
          <EmptyState title={texts.empty} hint={texts.emptyHint} />
        ) : (
          <CouponTable coupons={data.items} onEdit={(coupon) => setEdited({ coupon })} />
        )}
      </section>
      {edited && <CouponDialog coupon={edited.coupon} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  );
}
