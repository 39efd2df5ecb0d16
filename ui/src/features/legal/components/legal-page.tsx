import { useSettings } from "@/api/queries/settings";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";

export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
  contact: { title: string; text: string; email: string; phone: string };
}

/** A page of law in Bengali, ending with how to reach the shop (specification 1). */
export function LegalPage({ title, intro, sections, contact }: LegalPageProps) {
  const settings = useSettings();
  const phones = settings?.phones.filter(Boolean) ?? [];
  return (
    <div className="page">
      <PageTitle title={title} />
      <Breadcrumb crumbs={[{ label: title }]} />
      <article lang="bn" className="max-w-3xl pb-8">
        <h1 className="text-2xl leading-snug font-semibold md:text-3xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{intro}</p>
        {sections.map((section) => (
          <section key={section.title} className="mt-8">
            <h2 className="text-xl font-semibold">{section.title}</h2>
            {section.paragraphs?.map((text) => (
              <p key={text} className="mt-3">
                {text}
              </p>
            ))}
            {section.points && (
              <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
                {section.points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section className="mt-8">
          <h2 className="text-xl font-semibold">{contact.title}</h2>
          <p className="mt-3">{contact.text}</p>
          <ul className="mt-3 flex flex-col gap-1">
            {settings?.email && (
              <li>
                {contact.email}:{" "}
                <a
                  href={`mailto:${settings.email}`}
                  className="inline-block py-1 text-accent underline"
                >
                  {settings.email}
                </a>
              </li>
            )}
            {phones.map((phone) => (
              <li key={phone}>
                {contact.phone}:{" "}
                <a href={`tel:${phone}`} className="inline-block py-1 text-accent underline">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </article>
    </div>
  );
}
