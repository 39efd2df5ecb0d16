import type { Coupon } from "@/api/types";
import { cx } from "@/lib/cx";
import { useCouponTexts } from "@/texts/admin-coupons";
import { ACROSS, CouponRow } from "./coupon-row";

interface CouponTableProps {
  coupons: readonly Coupon[];
  onEdit: (coupon: Coupon) => void;
}

const NUMBERS: ReadonlySet<string> = new Set(["takes", "used"]);

/** The coupons as a table, or as cards where there is no room for one. The roles say it is a table in both shapes. */
export function CouponTable({ coupons, onEdit }: CouponTableProps) {
  const texts = useCouponTexts();
  return (
    <div className="@container overflow-hidden rounded-lg border border-line">
      <div
        role="table"
        aria-label={texts.list}
        className="@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_repeat(4,auto)] @3xl:gap-x-8"
      >
        <div role="row" className={`bg-soft text-sm text-muted @3xl:px-4 @3xl:py-2.5 ${ACROSS}`}>
          {(["code", "takes", "valid", "used"] as const).map((column) => (
            <span
              key={column}
              role="columnheader"
              className={cx("sr-only @3xl:not-sr-only", NUMBERS.has(column) && "@3xl:text-right")}
            >
              {texts.columns[column]}
            </span>
          ))}
          <span role="columnheader" className="sr-only">
            {texts.columns.actions}
          </span>
        </div>
        <div role="rowgroup" className={`[&>*:first-child]:border-t-0 ${ACROSS}`}>
          {coupons.map((coupon) => (
            <CouponRow key={coupon._id} coupon={coupon} onEdit={() => onEdit(coupon)} />
          ))}
        </div>
      </div>
    </div>
  );
}
