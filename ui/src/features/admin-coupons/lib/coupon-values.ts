import type { Coupon } from "@/api/types";
import { shopDay } from "@/lib/shop-day";
import type { CouponForm } from "../api/save-coupon";

/** A coupon as its form has it; numbers without a limit and days without one are empty. */
export interface CouponValues {
  code: string;
  kind: Coupon["kind"];
  value: string;
  atLeast: string;
  atMost: string;
  from: string;
  until: string;
  uses: string;
  usesEach: string;
  active: boolean;
}

/** The fields that the server can complain about. */
export const COUPON_FIELDS = [
  "code",
  "kind",
  "value",
  "atLeast",
  "atMost",
  "from",
  "until",
  "uses",
  "usesEach",
  "active",
] as const satisfies readonly (keyof CouponValues)[];

const numberText = (value: number) => (value === 0 ? "" : String(value));
const dayText = (time: string | null | undefined) => (time ? shopDay(time) : "");

/** A coupon, or a new one, as its form shows it. */
export function valuesOf(coupon: Coupon | undefined): CouponValues {
  if (!coupon) {
    return {
      code: "",
      kind: "percent",
      value: "",
      atLeast: "",
      atMost: "",
      from: "",
      until: "",
      uses: "",
      usesEach: "1",
      active: true,
    };
  }
  return {
    code: coupon.code,
    kind: coupon.kind,
    value: String(coupon.value),
    atLeast: numberText(coupon.atLeast),
    atMost: numberText(coupon.atMost),
    from: dayText(coupon.from),
    until: dayText(coupon.until),
    uses: numberText(coupon.uses),
    usesEach: numberText(coupon.usesEach),
    active: coupon.active,
  };
}

/** What is sent. A time within a day stays what it was while its day is the same. */
export function formOf(values: CouponValues, coupon: Coupon | undefined): CouponForm {
  const time = (name: "from" | "until") => {
    const before = coupon?.[name];
    if (values[name] === "") return null;
    return before && dayText(before) === values[name] ? before : values[name];
  };
  return {
    code: values.code.trim().toUpperCase(),
    kind: values.kind,
    value: Number(values.value),
    atLeast: Number(values.atLeast),
    atMost: values.kind === "percent" ? Number(values.atMost) : 0,
    from: time("from"),
    until: time("until"),
    uses: Number(values.uses),
    usesEach: Number(values.usesEach),
    active: values.active,
  };
}
