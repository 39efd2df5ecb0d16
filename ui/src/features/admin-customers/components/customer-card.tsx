import { useId } from "react";
import { Link } from "react-router-dom";
import type { Customer } from "@/api/types";
import { EmailLink, PhoneLinks } from "@/components/admin/contact-links";
import { shortDay } from "@/components/admin/short-day";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useCustomerTexts } from "@/texts/admin-customers";
import { useFormat } from "@/texts/use-format";

/** One customer: how to reach them, what they bought, and the way to their orders. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const format = useFormat();
  const texts = useCustomerTexts();
  const title = useId();
  const { name, phone, email, address, orders, spent, points, lastOrderAt, createdAt } = customer;
  // Orders know a person by what was typed with them; the phone is in all of them.
  const search = phone || email;
  return (
    <article
      aria-labelledby={title}
      className="grid gap-x-6 gap-y-3 rounded-lg border border-line p-4 text-sm lg:grid-cols-[minmax(0,1fr)_auto_8rem] lg:items-start"
    >
      <div className="min-w-0">
        <h2 id={title} lang={languageOf(name)} className="text-base font-semibold wrap-anywhere">
          {name}
        </h2>
        <p className="text-muted">
          <time dateTime={createdAt}>{texts.since(shortDay(format, createdAt))}</time>
        </p>
        <dl>
          <dt className="sr-only">{texts.phone}</dt>
          <dd>
            <PhoneLinks phone={phone} />
          </dd>
          <dt className="sr-only">{texts.email}</dt>
          <dd>
            <EmailLink email={email} />
          </dd>
          {address !== "" && (
            <>
              <dt className="sr-only">{texts.address}</dt>
              <dd lang={languageOf(address)} className="wrap-anywhere whitespace-pre-line">
                {address}
              </dd>
            </>
          )}
        </dl>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums sm:grid-cols-[5rem_9rem_6rem_9rem] sm:text-right lg:gap-x-2">
        <Figure name={texts.orders}>{format.number(orders)}</Figure>
        <Figure name={texts.spent}>{format.taka(spent)}</Figure>
        <Figure name={texts.points}>{format.number(points)}</Figure>
        <Figure name={texts.lastOrder}>
          {lastOrderAt ? shortDay(format, lastOrderAt) : texts.never}
        </Figure>
      </dl>
      {orders > 0 && (
        <Link
          to={`${paths.adminPage("orders")}?q=${encodeURIComponent(search)}`}
          aria-label={texts.seeOrdersOf(name)}
          className={buttonClass("secondary", "sm", "justify-self-start lg:justify-self-end")}
        >
          {texts.seeOrders}
        </Link>
      )}
    </article>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-base wrap-anywhere">{children}</dd>
    </div>
  );
}
