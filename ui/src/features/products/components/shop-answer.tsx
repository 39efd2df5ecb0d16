import type { ReviewAnswer } from "@/api/types";
import { Written } from "@/components/ui/written";
import { useShopName } from "@/components/use-shop-name";
import { languageOf } from "@/lib/language-of";
import { useReviewTexts } from "@/texts/reviews";
import { useFormat } from "@/texts/use-format";

/** What the shop answers to a review or a question. */
export function ShopAnswer({ answer: { text, at } }: { answer: ReviewAnswer }) {
  const texts = useReviewTexts();
  const format = useFormat();
  const shop = useShopName();
  return (
    <div className="mt-2 rounded-md bg-soft px-3 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">
          <Written words={shop} within={texts.answer} />
        </span>
        <time dateTime={at} className="text-muted">
          {format.day(at)}
        </time>
      </p>
      <p lang={languageOf(text)} className="mt-0.5 max-w-prose break-words whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
