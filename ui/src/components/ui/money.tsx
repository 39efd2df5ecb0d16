import type { Product } from "@/api/types";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { effectivePrice, savedOn } from "@/shopping/money";
import { useTexts } from "@/texts/use-texts";

interface MoneyProps {
  product: Pick<Product, "price" | "offerPrice" | "offerOnly">;
  /** Added to both prices, from the chosen colour and option, in taka. */
  difference?: number;
  size?: "md" | "lg";
  className?: string;
}

/**
 * What a product costs; what it cost before and what is saved, where that was asked of somebody within the last 30 days; in
 * one way everywhere (contract 4 and 10).
 */
export function Money({ product, difference = 0, size = "md", className }: MoneyProps) {
  const texts = useTexts();
  const format = useFormat();
  const base = effectivePrice(product);
  if (base === 0) {
    return (
      <p className={cx("font-semibold", size === "lg" ? "text-xl" : "text-sm", className)}>
        {texts.money.toBeAnnounced}
      </p>
    );
  }
  const now = base + difference;
  const saved = savedOn(product);
  return (
    <p
      className={cx(
        "flex flex-wrap items-baseline gap-x-2 leading-snug tabular-nums",
        size === "lg" && "md:gap-x-3",
        className,
      )}
    >
      <span className={cx("font-semibold", size === "lg" ? "text-xl md:text-2xl" : "text-base")}>
        <span className="sr-only">{`${texts.money.now} `}</span>
        <span>{format.taka(now)}</span>
      </span>
      {saved > 0 && (
        <>
          <s className={cx("text-muted", size === "lg" ? "text-sm md:text-base" : "text-sm")}>
            <span className="sr-only">{`${texts.money.original} `}</span>
            <span>{format.taka(now + saved)}</span>
          </s>
          <span
            className={cx(
              "font-semibold text-offer",
              size === "lg"
                ? "rounded-sm bg-offer-soft px-1.5 py-0.5 text-xs md:px-2 md:text-sm"
                : "text-xs",
            )}
          >
            {texts.money.save(format.taka(saved))}
          </span>
        </>
      )}
    </p>
  );
}
