import { useState, type ComponentProps } from "react";
import type { Coupon } from "@/api/types";
import { StatusText } from "@/components/admin/status-text";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/lib/toast";
import { useCouponTexts } from "@/texts/admin-coupons";
import { useDeleteCoupon } from "../api/delete-coupon";
import { stateOf, type CouponState } from "../lib/coupon-state";
import { useCouponWords } from "../lib/use-coupon-words";

const DOTS: Record<CouponState, ComponentProps<typeof StatusText>["kind"]> = {
  active: "good",
  off: "quiet",
  early: "waiting",
  over: "bad",
  usedUp: "bad",
};

/** What stands in the columns of the table, where there is room for one. */
export const ACROSS = "@3xl:col-span-full @3xl:grid @3xl:grid-cols-subgrid";

/** A coupon: what it takes off, when it is valid, how often it was used. */
export function CouponRow({ coupon, onEdit }: { coupon: Coupon; onEdit: () => void }) {
  const texts = useCouponTexts();
  const words = useCouponWords(coupon);
  const failed = useFailureToast();
  const { mutateAsync } = useDeleteCoupon();
  const [asking, setAsking] = useState(false);
  const state = stateOf(coupon);

  async function remove() {
    try {
      await mutateAsync(coupon._id);
      toast.success(texts.deleted);
    } catch (error) {
      failed(error, texts.deleteFailed);
    }
  }

  return (
    <div
      role="row"
      className={`grid gap-y-1 border-t border-line p-4 text-sm @3xl:items-center ${ACROSS}`}
    >
      <div role="rowheader" className="min-w-0">
        <span className="block text-base font-semibold wrap-anywhere">{coupon.code}</span>
        <StatusText kind={DOTS[state]}>{texts.states[state]}</StatusText>
      </div>
      <div role="cell" className="@3xl:text-right">
        <span className="block text-base font-semibold tabular-nums">{words.takes}</span>
        {words.terms.map((term) => (
          <span key={term} className="block text-muted">
            {term}
          </span>
        ))}
      </div>
      <div role="cell" className="whitespace-nowrap tabular-nums">
        {words.valid}
      </div>
      <div role="cell" className="tabular-nums @3xl:text-right">
        <span className="@3xl:sr-only">{`${texts.columns.used}: `}</span>
        <span>{texts.used(coupon.used, coupon.uses)}</span>
        {coupon.usesEach > 0 && (
          <span className="block text-muted">{texts.each(coupon.usesEach)}</span>
        )}
      </div>
      <div role="cell" className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.editOf(coupon.code)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <Button
          variant="danger"
          size="sm"
          aria-label={texts.deleteOf(coupon.code)}
          onClick={() => setAsking(true)}
        >
          {texts.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.deleteTitle}
        question={texts.deleteConfirm}
        confirm={texts.delete}
        onConfirm={remove}
      >
        <p className="font-semibold">{coupon.code}</p>
      </ConfirmDialog>
    </div>
  );
}
