import { Link } from "react-router-dom";
import type { AdminQuestion, AdminReview } from "@/api/types";
import { EmailLink, PhoneLinks } from "@/components/admin/contact-links";
import { Picture } from "@/components/ui/picture";
import { productPath } from "@/config/listings";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { useAdminReviewTexts } from "@/texts/admin-reviews";
import { useFormat } from "@/texts/use-format";

interface OpinionCardProps {
  opinion: AdminReview | AdminQuestion;
  /** The id of its heading, which is the person's name. */
  titleId: string;
  /** Whether it waits for the owner. */
  waits: boolean;
  /** Beside the name: stars and states. */
  marks: Parts;
  children: Parts;
}

/** What a person says of a product or asks about it: who, when, which product. */
export function OpinionCard({ opinion, titleId, waits, marks, children }: OpinionCardProps) {
  const texts = useAdminReviewTexts();
  const format = useFormat();
  const { name, phone, email, createdAt, productTitle, productImage, productGone } = opinion;
  const changedAt = "updatedAt" in opinion ? opinion.updatedAt : createdAt;
  return (
    <article
      aria-labelledby={titleId}
      className={cx("rounded-lg border p-4", waits ? "border-field" : "border-line")}
    >
      <div className="relative mb-3 flex items-center gap-3 border-b border-line pb-3">
        <Picture
          path={productImage}
          alt=""
          sizes="40px"
          className="size-10 shrink-0 rounded-md bg-soft object-contain p-0.5"
        />
        <p lang={languageOf(productTitle)} className="line-clamp-2 min-w-0 text-sm break-words">
          {productGone ? (
            productTitle
          ) : (
            <Link
              to={productPath(opinion.listing, opinion.productId)}
              className="after:absolute after:inset-0 hover:text-accent hover:underline"
            >
              {productTitle}
            </Link>
          )}
        </p>
        {productGone && <p className="ml-auto text-sm text-muted">{texts.gone}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2
          id={titleId}
          lang={languageOf(name)}
          className={cx("min-w-0 text-base break-words", waits && "font-semibold")}
        >
          {name}
        </h2>
        {marks}
        <p className="text-sm text-muted sm:ml-auto">
          <time dateTime={createdAt}>{format.moment(createdAt)}</time>
          {changedAt !== createdAt && (
            <span>
              {", "}
              <time dateTime={changedAt}>{texts.changed(format.moment(changedAt))}</time>
            </span>
          )}
        </p>
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-6 text-sm">
        {phone !== "" && (
          <div>
            <dt className="sr-only">{texts.phone}</dt>
            <dd>
              <PhoneLinks phone={phone} />
            </dd>
          </div>
        )}
        {email !== "" && (
          <div className="min-w-0">
            <dt className="sr-only">{texts.email}</dt>
            <dd>
              <EmailLink email={email} />
            </dd>
          </div>
        )}
      </dl>
      {children}
    </article>
  );
}
