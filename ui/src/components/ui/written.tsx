import { languageOf } from "@/lib/language-of";
import { useLanguage } from "@/texts/use-language";

/** No text has it. */
const PLACE = "\0";

interface WrittenProps {
  /** What people wrote, such as the name of a courier. */
  words: string;
  /** A sentence of the reader's language around it. */
  within: (words: string) => string;
}

/** A sentence with something in it that people wrote, marked where that is in another language than the reader's. */
export function Written({ words, within }: WrittenProps) {
  const { language } = useLanguage();
  const lang = languageOf(words);
  if (lang === undefined || lang === language) return <span>{within(words)}</span>;
  const [before = "", after = ""] = within(PLACE).split(PLACE);
  return (
    <span>
      {before !== "" && <span>{before}</span>}
      <span lang={lang}>{words}</span>
      {after !== "" && <span>{after}</span>}
    </span>
  );
}
