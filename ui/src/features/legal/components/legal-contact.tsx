import { Link } from "react-router-dom";
import { useSettings } from "@/api/queries/settings";
import { paths } from "@/config/paths";
import { useLegalTexts } from "@/texts/legal";

/** Its place in the page's address. */
export const CONTACT_ID = "contact";

/** How to reach the shop, as its owner set it; what is not set is not there. */
export function LegalContact({ text }: { text: string }) {
  const texts = useLegalTexts();
  const settings = useSettings();
  const phones = settings?.phones.filter(Boolean) ?? [];
  return (
    <section aria-labelledby={CONTACT_ID}>
      <h2 id={CONTACT_ID} className="text-xl font-semibold">
        {texts.contact}
      </h2>
      <p className="mt-3">{text}</p>
      <ul className="mt-3 flex flex-col gap-1">
        {settings?.email && (
          <li>
            <span>{`${texts.email}:`}</span>{" "}
            <a
              href={`mailto:${settings.email}`}
              className="inline-block py-1 wrap-anywhere text-accent underline"
            >
              {settings.email}
            </a>
          </li>
        )}
        {phones.map((phone) => (
          <li key={phone}>
            <span>{`${texts.phone}:`}</span>{" "}
            <a
              href={`tel:${phone.replace(/[^+\d]/g, "")}`}
              className="inline-block py-1 text-accent underline"
            >
              {phone}
            </a>
          </li>
        ))}
        <li>
          <Link to={paths.storeLocation} className="inline-block py-1 text-accent underline">
            {texts.stores}
          </Link>
        </li>
      </ul>
    </section>
  );
}
