import { Clock, MapPin, Phone, Store } from "lucide-react";
import type { Branch, Settings } from "@/api/types";
import { buttonClass } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { useStoreTexts } from "@/texts/stores";
import { useTexts } from "@/texts/use-texts";

interface BranchCardProps {
  branch: Branch;
  settings: Pick<Settings, "openingHours" | "phones">;
}

/** One branch: where it is, when it is open, whom to call, and the way there. */
export function BranchCard({ branch, settings }: BranchCardProps) {
  const texts = useStoreTexts();
  const header = useTexts().header;
  const name = branch.name || branch.area || branch.mall || branch.shopNumber || texts.unnamed;
  const shop = branch.shopNumber
    ? `${branch.shopNumber}${branch.floor && ` (${branch.floor})`}`
    : branch.floor;
  const lines = [branch.mall, [branch.area, branch.city].filter(Boolean).join(", ")];
  const phones = settings.phones.filter(Boolean);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line">
      {branch.photo ? (
        <Picture
          path={branch.photo}
          alt={texts.photoOf(name)}
          sizes="(width < 48rem) 100vw, 628px"
          width={1200}
          height={800}
          className="aspect-[3/2] w-full bg-soft object-cover"
        />
      ) : (
        <div aria-hidden="true" className="bg-accent-soft px-5 py-6 text-accent">
          <Store size={40} strokeWidth={1.5} />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-4 p-5">
        <h2 lang={languageOf(name)} className="text-xl font-semibold break-words">
          {name}
        </h2>
        <ul className="flex flex-col gap-3">
          <Fact icon={<MapPin size={20} aria-hidden="true" />} label={texts.address}>
            <address className="text-muted not-italic">
              {shop && (
                <span lang={languageOf(shop)} className="block font-semibold text-ink">
                  {shop}
                </span>
              )}
              {lines.filter(Boolean).map((line) => (
                <span key={line} lang={languageOf(line)} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Fact>
          {settings.openingHours && (
            <Fact icon={<Clock size={20} aria-hidden="true" />} label={texts.hours}>
              <span lang={languageOf(settings.openingHours)} className="text-muted">
                {settings.openingHours}
              </span>
            </Fact>
          )}
          {phones.length > 0 && (
            <Fact icon={<Phone size={20} aria-hidden="true" />} label={texts.phone}>
              <ul className="-my-1.5 flex flex-wrap gap-x-6">
                {phones.map((phone) => (
                  <li key={phone}>
                    <a
                      href={`tel:${phone.replace(/[^+\d]/g, "")}`}
                      aria-label={header.callUs(phone)}
                      className="inline-block py-1.5 font-semibold text-accent hover:underline"
                    >
                      {phone}
                    </a>
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </ul>
        {branch.mapLink && (
          <a
            href={branch.mapLink}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("secondary", "md", "mt-auto self-start")}
          >
            <MapPin size={18} aria-hidden="true" />
            <span>{texts.map}</span>
            <span className="sr-only">{` ${texts.mapOf(name)} ${texts.newTab}`}</span>
          </a>
        )}
      </div>
    </article>
  );
}

function Fact({ icon, label, children }: { icon: Parts; label: string; children: Parts }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-accent">{icon}</span>
      <div className="min-w-0 wrap-anywhere">
        <span className="sr-only">{`${label}: `}</span>
        {children}
      </div>
    </li>
  );
}
