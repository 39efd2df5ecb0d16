import { MapPin, Phone } from "lucide-react";
import { Link } from "react-router-dom";
import { useSettings } from "@/api/queries/settings";
import { LanguageSwitch } from "@/components/language-switch";
import { paths } from "@/config/paths";
import { useTexts } from "@/texts/use-texts";

/** Two phone numbers and the way to the stores, above the header (specification 2); on phones they are in the menu. */
export function ContactStrip() {
  const texts = useTexts();
  const phones = useSettings()?.phones.filter(Boolean) ?? [];
  return (
    <div className="overflow-x-clip bg-ink text-xs text-white max-md:hidden">
      <div className="page flex min-h-11 items-center justify-between gap-2 lg:min-h-9 lg:gap-4">
        <ul className="mr-auto flex gap-3 sm:gap-4">
          {phones.map((phone) => (
            <li key={phone}>
              <a
                href={`tel:${phone}`}
                aria-label={texts.header.callUs(phone)}
                className="inline-flex items-center gap-1.5 py-2 whitespace-nowrap hover:underline"
              >
                <Phone size={13} aria-hidden="true" />
                <span>{phone}</span>
              </a>
            </li>
          ))}
        </ul>
        <Link
          to={paths.storeLocation}
          className="inline-flex items-center gap-1.5 py-2 whitespace-nowrap hover:underline"
        >
          <MapPin size={13} aria-hidden="true" />
          <span>{texts.header.storeLocation}</span>
        </Link>
        <LanguageSwitch className="-mr-2 hover:underline lg:min-h-9" />
      </div>
    </div>
  );
}
