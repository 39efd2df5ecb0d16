import { Heart, Menu, Search } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import logo from "@/assets/logo.svg";
import { lazyPart } from "@/components/lazy-part";
import { LanguageSwitch } from "@/components/language-switch";
import { IdleStatus } from "@/components/status/idle-status";
import { useShopName } from "@/components/use-shop-name";
import { paths } from "@/config/paths";
import { useSession } from "@/session/use-session";
import { useTexts } from "@/texts/use-texts";
import { CartLink } from "./cart-link";
import { CategoryBar } from "./category-bar";
import { ContactStrip } from "./contact-strip";
import { useExchangeHref } from "./exchange";
import { AccountLink, IconButton, IconLink, TEXT_LINK, TextLink } from "./header-links";
import { SearchBox } from "./search-box";
import { useFolded } from "./use-folded";

const MobileDrawer = lazyPart(() => import("./mobile-drawer"));

/**
 * Logo, search and the ways to offers, exchange, favourites, cart and account, on every page (specification 2). On phones
 * the search stands under them, folds away on the way down, and comes back on the way up or to who types.
 */
export function Header() {
  const texts = useTexts();
  const shop = useShopName();
  const exchangeHref = useExchangeHref();
  const { shown, customer } = useSession();
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const folded = useFolded();

  function focusSearch() {
    // Where it is: the field comes to who types.
    document.getElementById("search-phone")?.focus({ preventScroll: true });
  }

  return (
    // Its parts stand in the page itself, so that only the middle one sticks.
    <header className="contents print:hidden">
      <ContactStrip />
      <div
        data-folded={folded || undefined}
        // As high folded as not, so that nothing moves; what lies under the fold is not covered.
        className="group/head pointer-events-none sticky top-0 z-30 *:pointer-events-auto"
      >
        <div className="relative z-10 border-line bg-ground lg:border-b">
          <IdleStatus />
          <div className="page flex h-14 items-center gap-1 lg:h-18 lg:gap-2">
            <Link to={paths.home} className="mr-auto shrink-0 rounded-md lg:mr-6">
              <img
                src={logo}
                alt={`${shop}, ${texts.common.home}`}
                width={112}
                height={32}
                className="h-8 w-auto lg:h-9"
              />
            </Link>
            <div className="hidden min-w-0 flex-1 lg:flex">
              <SearchBox id="search-desktop" />
            </div>
            <nav
              aria-label={texts.header.banner}
              className="ml-4 hidden items-center gap-1 lg:flex"
            >
              <TextLink to={paths.offers}>{texts.header.offers}</TextLink>
              {exchangeHref !== undefined && (
                <a
                  href={exchangeHref}
                  target="_blank"
                  rel="noopener noreferrer"
                  title={texts.header.exchangeHint}
                  className={TEXT_LINK}
                >
                  {texts.header.exchange}
                </a>
              )}
            </nav>
            <IconButton
              label={texts.header.search}
              onClick={focusSearch}
              className="not-group-data-folded/head:hidden lg:hidden"
            >
              <Search size={22} aria-hidden="true" />
            </IconButton>
            <LanguageSwitch className="text-sm hover:text-accent max-[22rem]:hidden md:hidden" />
            <IconLink
              to={customer ? paths.dashboardPage("favourites") : paths.login}
              label={texts.header.favourites}
              className="max-sm:hidden"
            >
              <Heart size={22} aria-hidden="true" />
            </IconLink>
            <CartLink />
            <AccountLink
              user={shown.user !== null}
              customer={shown.customer !== null}
              className="ml-1 hidden lg:inline-flex"
            />
            <IconButton
              label={texts.header.openMenu}
              onClick={() => setDrawer("open")}
              onPointerEnter={MobileDrawer.warm}
              expanded={drawer === "open"}
              className="-mr-2 lg:hidden"
            >
              <Menu size={24} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <div className="border-b border-line bg-ground transition-transform group-data-folded/head:not-focus-within:-translate-y-[calc(100%-1px)] focus-within:transition-none lg:hidden">
          <div className="page pb-2 [&_input]:-outline-offset-2">
            <SearchBox id="search-phone" />
          </div>
        </div>
      </div>
      <CategoryBar />
      {drawer !== "never" && (
        <Suspense fallback={null}>
          <MobileDrawer
            open={drawer === "open"}
            onOpenChange={(open) => setDrawer(open ? "open" : "closed")}
          />
        </Suspense>
      )}
    </header>
  );
}
