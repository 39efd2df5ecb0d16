import { ChevronDown, X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSettings } from "@/api/queries/settings";
import { LanguageSwitch } from "@/components/language-switch";
import { menuCategoryPath } from "@/config/categories";
import { MENU_CATEGORIES } from "@/config/generated";
import { paths } from "@/config/paths";
import { useBackCloses } from "@/lib/use-back-closes";
import { useFocusReturn } from "@/lib/use-focus-return";
import { useSession } from "@/session/use-session";
import { useTexts } from "@/texts/use-texts";
import { BrandLogo } from "./brand-logo";
import { useExchangeHref } from "./exchange";

interface MobileDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu of small screens: pages, and categories that expand one beside another (specification 2). */
export default function MobileDrawer({ open, onOpenChange }: MobileDrawerProps) {
  const texts = useTexts();
  const exchangeHref = useExchangeHref();
  const { shown, customer } = useSession();
  const phones = useSettings()?.phones.filter(Boolean) ?? [];
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  const close = () => onOpenChange(false);

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/50" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,86vw)] slide-in flex-col bg-ground shadow-float"
        >
          <div className="flex items-center justify-between border-b border-line px-4">
            <Dialog.Title className="text-lg font-semibold">{texts.header.menu}</Dialog.Title>
            <Dialog.Close
              aria-label={texts.common.close}
              className="-mr-2 inline-flex size-14 items-center justify-center"
            >
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label={texts.header.menu} className="min-h-0 flex-1 overflow-y-auto px-2 py-2">
            <ul>
              <Entry to={paths.home} onClick={close}>
                {texts.common.home}
              </Entry>
              <Entry to={paths.offers} onClick={close}>
                {texts.header.offers}
              </Entry>
              <Entry to={paths.exclusives} onClick={close}>
                {texts.header.exclusive}
              </Entry>
              {exchangeHref !== undefined && (
                <li>
                  <a
                    href={exchangeHref}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={ENTRY}
                  >
                    {texts.header.exchange}
                  </a>
                </li>
              )}
            </ul>
            <h2 className="mt-3 border-t border-line px-3 pt-4 pb-1 text-sm text-muted">
              {texts.header.categories}
            </h2>
            <ul>
              {MENU_CATEGORIES.map(({ slug, brands }) => (
                <li key={slug}>
                  <details className="group">
                    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-md px-3 font-semibold">
                      <span>{texts.categories[slug]}</span>
                      <ChevronDown
                        size={18}
                        aria-hidden="true"
                        className="transition-transform group-open:rotate-180"
                      />
                    </summary>
                    <ul className="mb-2 ml-3 border-l border-line pl-2">
                      <Entry to={menuCategoryPath(slug)} onClick={close}>
                        {texts.header.allOf(texts.categories[slug])}
                      </Entry>
                      {brands.map((brand) => (
                        <Entry key={brand} to={paths.brand(slug, brand)} onClick={close}>
                          <span className="flex w-16 shrink-0 justify-center overflow-hidden pr-2 text-muted">
                            <BrandLogo brand={brand} />
                          </span>
                          <span>{brand}</span>
                        </Entry>
                      ))}
                    </ul>
                  </details>
                </li>
              ))}
            </ul>
            <ul className="mt-3 border-t border-line pt-3">
              <Entry to={paths.category("tv")} onClick={close}>
                {texts.categories.tv}
              </Entry>
              <Entry to={paths.category("gadgets")} onClick={close}>
                {texts.categories.gadgets}
              </Entry>
              <Entry to={paths.storeLocation} onClick={close}>
                {texts.header.storeLocation}
              </Entry>
              {phones.map((phone) => (
                <li key={phone}>
                  <a href={`tel:${phone}`} className={ENTRY}>
                    {texts.header.callUs(phone)}
                  </a>
                </li>
              ))}
              <Entry to={paths.track} onClick={close}>
                {texts.header.track}
              </Entry>
              <Entry
                to={customer ? paths.dashboardPage("favourites") : paths.login}
                onClick={close}
              >
                {texts.header.favourites}
              </Entry>
              {shown.user ? (
                <Entry to={paths.admin} onClick={close}>
                  {texts.header.backOffice}
                </Entry>
              ) : shown.customer ? (
                <Entry to={paths.dashboard} onClick={close}>
                  {texts.header.dashboard}
                </Entry>
              ) : (
                <Entry to={paths.login} onClick={close}>
                  {texts.header.login}
                </Entry>
              )}
            </ul>
          </nav>
          <div className="border-t border-line px-2 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
            <LanguageSwitch className="w-full justify-start px-3 hover:bg-soft" />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const ENTRY = "flex min-h-11 items-center rounded-md px-3 hover:bg-soft";

function Entry({
  to,
  onClick,
  children,
}: {
  to: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} onClick={onClick} className={ENTRY}>
        {children}
      </Link>
    </li>
  );
}
