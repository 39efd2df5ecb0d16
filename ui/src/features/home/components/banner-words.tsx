import { use } from "react";
import type { BannerText } from "@/api/types";
import { languageOf } from "@/lib/language-of";
import { LanguageContext } from "@/texts/language";
import { written } from "../lib/banner-alt";

interface BannerWordsProps {
  words: BannerText | undefined;
  /** `over-start` or `over-top` (styles.css), with the headline's size and the room around. */
  className: string;
}

/** What the owner wrote for over a banner's picture, in the reader's language or else in the other one. */
export function BannerWords({ words, className }: BannerWordsProps) {
  const bengali = use(LanguageContext) === "bn";
  const either = (en = "", bn = "") => (bengali ? written(bn, en) : written(en, bn));
  const texts = [either(words?.headline, words?.headlineBn), either(words?.line, words?.lineBn)];
  const shown = texts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <div className={className}>
      {shown.map((text) => (
        <p key={text} lang={languageOf(text)}>
          {text}
        </p>
      ))}
    </div>
  );
}
