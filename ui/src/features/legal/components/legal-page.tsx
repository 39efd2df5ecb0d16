import "@/texts/bn/months";
import { PageTitle } from "@/components/page-title";
import { FIRST_NAME, useShopName } from "@/components/use-shop-name";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { bengali } from "@/texts/bn/format";
import { useLegalTexts } from "@/texts/legal";
import { useLanguage } from "@/texts/use-language";
import type { LegalText } from "../content/types";
import { CONTACT_ID, LegalContact } from "./legal-contact";
import { LegalSectionView } from "./legal-section";

const CONTACT_TITLE = "যোগাযোগ";

/** A page of law in Bengali, in every interface, ending with how to reach the shop (specification 1). */
export function LegalPage({ name, text }: { name: "terms" | "policy"; text: LegalText }) {
  const texts = useLegalTexts();
  const { language } = useLanguage();
  const title = texts[name];
  const known = useShopName();
  const shop = known === FIRST_NAME ? "হাট" : known;
  const sections = [...text.sections, { id: CONTACT_ID, title: CONTACT_TITLE }];
  return (
    <div className="page">
      <PageTitle title={title} />
      <Breadcrumb crumbs={[{ label: title }]} />
      {language !== "bn" && (
        <p className="mb-6 max-w-3xl rounded-md bg-soft px-4 py-3 text-sm text-muted">
          {texts.inBengali}
        </p>
      )}
      <article
        lang="bn"
        className="grid grid-cols-1 gap-x-12 gap-y-8 pb-8 wrap-anywhere lg:grid-cols-[minmax(0,48rem)_18rem] lg:justify-between"
      >
        <div className="lg:col-start-1">
          <h1 className="text-2xl leading-snug font-semibold md:text-3xl">{text.title}</h1>
          <p className="mt-2 text-sm text-muted">
            শেষ পরিবর্তন: <time dateTime={text.changedAt}>{bengali.day(text.changedAt)}</time>
          </p>
          <p className="mt-4 text-lg text-muted">{text.intro.replace("{shop}", () => shop)}</p>
        </div>
        <nav
          aria-labelledby="legal-contents"
          className="self-start rounded-lg border border-line p-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
        >
          <h2 id="legal-contents" className="font-semibold">
            এই পাতায়
          </h2>
          <ol className="mt-2 flex flex-col text-sm">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1.5 text-muted hover:text-accent hover:underline"
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
          <LegalContact title={CONTACT_TITLE} text={text.contact} />
        </div>
      </article>
    </div>
  );
}
