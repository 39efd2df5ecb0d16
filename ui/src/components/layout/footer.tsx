import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSettings } from "@/api/queries/settings";
import logo from "@/assets/logo.svg";
import { LanguageSwitch } from "@/components/language-switch";
import { CATEGORY_PAGES } from "@/config/generated";
import { useShopName } from "@/components/use-shop-name";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useSession } from "@/session/use-session";
import { useTexts } from "@/texts/use-texts";

/** Links, the stores and the ways to reach the shop (specification 2). */
export function Footer() {
  const texts = useTexts();
  const settings = useSettings();
  const shop = useShopName();
  const { shown } = useSession();
  const phones = settings?.phones.filter(Boolean) ?? [];
  return (
    <footer className="mt-16 border-t border-line bg-soft text-sm far-later [--about:75rem] lg:[--about:28rem] print:hidden">
      <div className="page grid grid-cols-1 gap-8 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.6fr]">
        <div className="flex flex-col items-start gap-3 sm:col-span-2 lg:col-span-1">
          <img src={logo} alt={shop} width={112} height={32} loading="lazy" />
          <p className="max-w-xs text-muted">{texts.footer.about}</p>
          {settings?.socialLink && (
            <a
              href={settings.socialLink}
              target="_blank"
              rel="noopener noreferrer"
              className="py-1 font-semibold text-accent hover:underline"
            >
              {texts.footer.follow}
            </a>
          )}
        </div>
        <Column title={texts.footer.services}>
          <FooterLink to={paths.products}>{texts.footer.products}</FooterLink>
          <FooterLink to={paths.upcomings}>{texts.footer.preorders}</FooterLink>
          <FooterLink to={paths.offers}>{texts.header.offers}</FooterLink>
          <FooterLink to={paths.exclusives}>{texts.header.exclusive}</FooterLink>
          <FooterLink to={paths.track}>{texts.header.track}</FooterLink>
          <FooterLink to={paths.blogs}>{texts.footer.blog}</FooterLink>
        </Column>
        <Column title={texts.header.categories}>
          {CATEGORY_PAGES.map((slug) => (
            <FooterLink key={slug} to={paths.category(slug)}>
              {texts.categories[slug]}
            </FooterLink>
          ))}
        </Column>
        <Column title={texts.footer.terms}>
          <FooterLink to={paths.terms}>{texts.footer.termsLink}</FooterLink>
          <FooterLink to={paths.policy}>{texts.footer.policyLink}</FooterLink>
          {shown.user && <FooterLink to={paths.admin}>{texts.header.backOffice}</FooterLink>}
          {shown.user || shown.customer ? null : (
            <FooterLink to={paths.login}>{texts.header.login}</FooterLink>
          )}
          <FooterLink to={paths.dashboard}>{texts.header.dashboard}</FooterLink>
        </Column>
        <div className="wrap-anywhere">
          <h2 className="font-semibold">{texts.footer.stores}</h2>
          <ul className="mt-3 flex flex-col gap-3 text-muted">
            {settings?.branches.map((branch, index) => {
              const address = [
                `${branch.shopNumber}${branch.floor ? ` (${branch.floor})` : ""}`,
                branch.mall,
                branch.area,
                branch.city,
              ]
                .filter(Boolean)
                .join(", ");
              if (address === "") return null;
              return (
                <li key={index}>
                  <address lang={languageOf(address)} className="not-italic">
                    {address}
                  </address>
                </li>
              );
            })}
          </ul>
          <Link
            to={paths.storeLocation}
            className="mt-2 inline-block py-1 font-semibold text-accent hover:underline"
          >
            {texts.header.storeLocation}
          </Link>
          <ul className="mt-3 flex flex-col text-muted">
            {settings?.email && (
              <li>
                <a
                  href={`mailto:${settings.email}`}
                  className="inline-block py-1 hover:text-accent"
                >
                  {settings.email}
                </a>
              </li>
            )}
            {phones.map((phone) => (
              <li key={phone}>
                <a
                  href={`tel:${phone}`}
                  aria-label={texts.header.callUs(phone)}
                  className="inline-block py-1 hover:text-accent"
                >
                  {phone}
                </a>
              </li>
            ))}
            {settings?.openingHours && (
              <li className="py-1">
                <span>{texts.footer.openingHours}</span>{" "}
                <span lang={languageOf(settings.openingHours)}>{settings.openingHours}</span>
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page flex items-center justify-between gap-4 py-2 text-muted">
          {/* A year may begin between the drawing and the reading. */}
          <p className="wrap-anywhere" suppressHydrationWarning>
            {texts.footer.rights(new Date().getFullYear(), shop)}
          </p>
          <LanguageSwitch className="-mr-3 hover:text-accent" />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-col">{children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1 text-muted hover:text-accent hover:underline">
        {children}
      </Link>
    </li>
  );
}
