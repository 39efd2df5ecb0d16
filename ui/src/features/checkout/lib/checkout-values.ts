import * as z from "zod/mini";
import type { CustomerUser, PaymentMethod, Settings } from "@/api/types";
import { PAYMENT_METHODS } from "@/config/generated-forms";
import { choice, nameRule, optionalEmailRule, phoneRule } from "@/lib/form-rules";
import { normalizePhone } from "@/lib/phone";
import type { useCheckoutTexts } from "@/texts/checkout";
import type { NewCheckout } from "../api/checkout";
import type { Delivery, Question } from "../api/quote";
import { readTyped } from "./typed";

/** What the checkout's form asks for. */
export interface CheckoutValues {
  name: string;
  phone: string;
  email: string;
  message: string;
  method: Delivery["method"];
  zone: string;
  branch: string;
  address: string;
  paymentMethod: PaymentMethod;
  transaction: string;
}

/** The fields that the server complains about, by its names. */
export const FIELDS = [
  "name",
  "phone",
  "email",
  "zone",
  "branch",
  "address",
  "paymentMethod",
  "transaction",
  "message",
] as const;

type Ordinary = (typeof PAYMENT_METHODS)[number];

/** Whether money is sent by phone, so that the transaction's id is asked for. */
export const isMobile = (method: PaymentMethod) => !PAYMENT_METHODS.includes(method as Ordinary);

/** What the form begins with: the profile, unless the same person typed something else before. */
export function firstValues(
  who: string,
  customer: CustomerUser | null,
  settings: Settings | undefined,
): CheckoutValues & { coupon: string } {
  const zones = settings?.deliveryZones.map(({ name }) => name) ?? [];
  const branches = branchesOf(settings);
  const typed = readTyped<CheckoutValues & { coupon: string }>(who, {
    name: customer?.name ?? "",
    phone: customer?.phone ?? "",
    email: customer?.email ?? "",
    message: "",
    method: "delivery",
    zone: "",
    branch: "",
    address: customer?.address ?? "",
    paymentMethod: PAYMENT_METHODS[0],
    transaction: "",
    coupon: "",
  });
  return {
    ...typed,
    // An account's mails go to its address, whatever was typed before signing in.
    email: customer?.email ?? typed.email,
    // What the owner took away meanwhile is not chosen any more.
    zone: zones.includes(typed.zone) ? typed.zone : (zones[0] ?? ""),
    branch: branches.includes(typed.branch)
      ? typed.branch
      : branches.length === 1
        ? branches[0]!
        : "",
  };
}

/** The names of the stores where things can be picked up. */
export function branchesOf(settings: Settings | undefined): string[] {
  return settings?.branches.map(({ name }) => name).filter((name) => name !== "") ?? [];
}

const idOf = (typed: string) => typed.replace(/\s/g, "");

/** What is complained about before anything is sent; `isDue`: whether there is something to pay. */
export function checkoutSchema(
  texts: ReturnType<typeof useCheckoutTexts>,
  hasZones: boolean,
  isDue: boolean,
) {
  const text = z.string().check(z.trim());
  const delivered = ({ method }: Pick<CheckoutValues, "method">) => method === "delivery";
  return z
    .object({
      name: nameRule(texts),
      phone: phoneRule(texts),
      email: optionalEmailRule(texts),
      message: text,
      method: z.enum(["delivery", "pickup"]),
      zone: choice(),
      branch: choice(),
      address: text,
      paymentMethod: z.custom<PaymentMethod>(),
      transaction: text,
    })
    .check(
      z.refine((typed) => !delivered(typed) || !hasZones || typed.zone !== "", {
        error: texts.needZone,
        path: ["zone"],
      }),
      z.refine((typed) => !delivered(typed) || typed.address !== "", {
        error: texts.needAddress,
        path: ["address"],
      }),
      z.refine((typed) => delivered(typed) || typed.branch !== "", {
        error: texts.needBranch,
        path: ["branch"],
      }),
      z.refine(
        (typed) =>
          !isDue ||
          !isMobile(typed.paymentMethod) ||
          /^[a-z\d]{6,20}$/i.test(idOf(typed.transaction)),
        { error: texts.badTransaction, path: ["transaction"] },
      ),
    );
}

/** How the things come, as it is chosen. */
export function deliveryOf({
  method,
  zone,
  branch,
}: Pick<CheckoutValues, "method" | "zone" | "branch">): Delivery {
  return method === "delivery" ? { method, zone } : { method, branch };
}

/** The order as it is sent, the same for the same form; where there is nothing to pay, no transaction is named. */
export function orderOf(question: Question, values: CheckoutValues, total: number): NewCheckout {
  const { name, phone, email, address, message, method, paymentMethod, transaction } = values;
  const filled = (part: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])),
    ) as Record<string, string>;
  return {
    ...question,
    paymentMethod,
    name: name.trim(),
    phone: normalizePhone(phone),
    ...filled({
      transaction: isMobile(paymentMethod) && total > 0 ? idOf(transaction) : "",
      email,
      address: method === "delivery" ? address : "",
      message,
    }),
  };
}
