import { PageTitle } from "@/components/page-title";
import { useShopName } from "@/components/use-shop-name";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { useFormat } from "@/texts/use-format";
import { useLegalTexts } from "@/texts/legal";
import { useLanguage } from "@/texts/use-language";
import type { LegalText } from "../content/types";
import { InBengali } from "./in-bengali";
import { CONTACT_ID, LegalContact } from "./legal-contact";
import { LegalSectionView } from "./legal-section";

interface LegalPageProps {
  name: "terms" | "policy";
  bengali: LegalText;
  english: LegalText;
}

/**
 * A page of law, ending with how to reach the shop: Bengali (specification 1), and for who reads English in English, with
 * the Bengali text under it, which is the one that counts.
 */
export function LegalPage({ name, bengali, english }: LegalPageProps) {
  const texts = useLegalTexts();
  const { day } = useFormat();
  const { language } = useLanguage();
  const text = language === "bn" ? bengali : english;
  const title = texts[name];
  const shop = useShopName();
  const sections = [...text.sections, { id: CONTACT_ID, title: texts.contact }];
  return (
    <div className="page">
      <PageTitle title={title} />
      <Breadcrumb crumbs={[{ label: title }]} />
      <article className="grid grid-cols-1 gap-x-12 gap-y-8 pb-8 wrap-anywhere lg:grid-cols-[minmax(0,48rem)_18rem] lg:justify-between">
        <div className="lg:col-start-1">
          <h1 className="text-2xl leading-snug font-semibold md:text-3xl">{text.title}</h1>
          <p className="mt-2 text-sm text-muted">
            <time dateTime={text.changedAt}>{texts.changed(day(text.changedAt))}</time>
          </p>
          <p className="mt-4 text-lg text-muted">{text.intro.replace("{shop}", () => shop)}</p>
        </div>
        <nav
          aria-labelledby="legal-contents"
          className="self-start rounded-lg border border-line p-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
        >
          <h2 id="legal-contents" className="font-semibold">
            {texts.contents}
          </h2>
          <ol className="mt-2 flex flex-col text-sm">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1.5 text-muted hover:text-accent hover:underline max-md:py-2.5"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex flex-col gap-8 lg:col-start-1">
          {text.sections.map((section) => (
            <LegalSectionView key={section.id} section={section} />
          ))}
          <LegalContact text={text.contact} />
          {language !== "bn" && <InBengali text={bengali} />}
        </div>
      </article>
    </div>
  );
}
