import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { useSettings } from "@/api/queries/settings";
import { FormMessage } from "@/components/ui/form-message";
import { PageTitle } from "@/components/page-title";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useSession } from "@/session/use-session";
import { useCheckoutTexts } from "@/texts/checkout";
import { useShoppingTexts } from "@/texts/shopping";
import { useFormat } from "@/texts/use-format";
import { readPlaced, type Placed } from "../lib/placed";

/** After an order: its number, what happens next, and the ways on. Without an order it leads to the cart. */
export function PlacedPage() {
  const texts = useCheckoutTexts().placed;
  const format = useFormat();
  const { customer } = useSession();
  const phones = useSettings()?.phones.filter((phone) => phone !== "") ?? [];
  const placed = readPlaced(useLocation().state);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with the page before.
  useEffect(() => heading.current?.focus(), []);
  if (!placed) return <Navigate replace to={paths.cart} />;
  const { orderNumber, phone, total, changed = false } = placed;
  return (
    <div className="page flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <PageTitle title={texts.title} />
      <div className="flex gap-3">
        <CircleCheck size={30} aria-hidden="true" className="mt-1.5 shrink-0" />
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
            {texts.title}
          </h1>
          <p>{texts.done}</p>
        </div>
      </div>
      {changed && <FormMessage kind="success" text={texts.asSent} />}
      <div className="rounded-lg bg-soft p-4 md:p-6">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <div>
            <dt className="text-sm text-muted">{texts.number}</dt>
            <dd className="text-2xl font-semibold tracking-wide">{orderNumber}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{texts.total}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{format.taka(total)}</dd>
          </div>
        </dl>
        <p className="mt-2 text-sm text-muted">{texts.keep}</p>
      </div>
      <section aria-labelledby="next">
        <h2 id="next" className="mb-2 text-xl font-semibold">
          {texts.next}
        </h2>
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          <Steps placed={placed} />
        </ol>
        {phones.length > 0 && (
          <p className="mt-3 flex flex-wrap gap-x-3">
            <span>{texts.questions}</span>
            {phones.map((number) => (
              <a
                key={number}
                href={`tel:${number.replace(/[^\d+]/g, "")}`}
                className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline"
              >
                {format.digits(number)}
              </a>
            ))}
          </p>
        )}
      </section>
      <div className="flex flex-wrap gap-3">
        <Link
          to={`${paths.track}?order=${encodeURIComponent(orderNumber)}`}
          state={{ phone }}
          className={buttonClass("primary")}
        >
          {texts.track}
        </Link>
        {customer && (
          <Link to={paths.dashboardPage("orders")} className={buttonClass("secondary")}>
            {texts.orders}
          </Link>
        )}
        <Link to={paths.products} className={buttonClass("secondary")}>
          {texts.goOn}
        </Link>
      </div>
    </div>
  );
}

/** What the shop does next, by how it is paid and how it comes. */
function Steps({
  placed: { phone, paidBy = "", method = "delivery", place = "" },
}: {
  placed: Placed;
}) {
  const texts = useCheckoutTexts().placed;
  const names: Record<string, string> = useShoppingTexts().payments;
  const format = useFormat();
  return (
    <>
      {paidBy !== "" && <li>{texts.checkPayment(names[paidBy] ?? paidBy)}</li>}
      <li>{texts.confirm(format.digits(phone))}</li>
      {place === "" ? (
        <li>{texts.deliver}</li>
      ) : (
        <li>
          <span>{method === "pickup" ? texts.pickUpAt : texts.deliverTo}</span>{" "}
          <span lang={languageOf(place)} className="font-semibold wrap-anywhere">
            {place}
          </span>
        </li>
      )}
    </>
  );
}
