import type { LegalSection } from "../content/types";

interface LegalSectionViewProps {
  section: LegalSection;
  /** It stands on the page in another language already, which has its address. */
  again?: boolean;
}

/** One section under its own address. */
export function LegalSectionView({ section, again = false }: LegalSectionViewProps) {
  const id = again ? undefined : section.id;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {section.title}
      </h2>
      {section.paragraphs?.map((text) => (
        <p key={text} className="mt-3">
          {text}
        </p>
      ))}
      {section.points && (
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
          {section.points.map((text) => (
            <li key={text}>
              <Point text={text} />
            </li>
          ))}
        </ul>
      )}
      {section.terms && (
        <dl className="mt-3 flex flex-col gap-3">
          {section.terms.map(([name, meaning]) => (
            <div key={name} className="rounded-md bg-soft px-4 py-3">
              <dt lang="en" className="font-mono text-sm font-semibold wrap-anywhere">
                {name}
              </dt>
              <dd className="mt-1">{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {section.after && <p className="mt-3">{section.after}</p>}
    </section>
  );
}

/** What a point is about stands out, where it names that first. */
function Point({ text }: { text: string }) {
  const [, about, rest] = /^([^:।]{1,50}: )(.+)$/su.exec(text) ?? [];
  if (about === undefined) return <span>{text}</span>;
  return (
    <>
      <strong className="font-semibold">{about}</strong>
      <span>{rest}</span>
    </>
  );
}
