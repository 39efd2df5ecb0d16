import type { Coupon } from "@/api/types";
import { useCouponTexts } from "@/texts/admin-coupons";
import { COLUMNS, CouponRow } from "./coupon-row";

interface CouponTableProps {
  coupons: readonly Coupon[];
  onEdit: (coupon: Coupon) => void;
}

/** The coupons as a table, or as cards where there is no room for one. The roles say it is a table in both shapes. */
export function CouponTable({ coupons, onEdit }: CouponTableProps) {
  const texts = useCouponTexts();
  return (
    <div
      role="table"
      aria-label={texts.list}
      className="@container overflow-hidden rounded-lg border border-line"
    >
      <div
        role="row"
        className={`grid bg-soft text-sm text-muted @3xl:gap-x-4 @3xl:px-4 @3xl:py-2.5 ${COLUMNS}`}
      >
        {(["code", "takes", "valid", "used"] as const).map((column) => (
          <span key={column} role="columnheader" className="sr-only @3xl:not-sr-only">
            {texts.columns[column]}
          </span>
        ))}
        <span role="columnheader" className="sr-only">
          {texts.columns.actions}
        </span>
      </div>
      <div role="rowgroup" className="[&>*:first-child]:border-t-0">
        {coupons.map((coupon) => (
          <CouponRow key={coupon._id} coupon={coupon} onEdit={() => onEdit(coupon)} />
        ))}
      </div>
    </div>
  );
}
