import { Heart, Menu, Search } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import logo from "@/assets/logo.svg";
import { lazyPart } from "@/components/lazy-part";
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

const MobileDrawer = lazyPart(() => import("./mobile-drawer"));

/** Logo, search and the ways to offers, exchange, favourites, cart and account, on every page (specification 2). */
export function Header() {
  const texts = useTexts();
  const shop = useShopName();
  const exchangeHref = useExchangeHref();
  const { shown, customer } = useSession();
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  // On a phone the sign leads back to the field; while the field is in sight it would be a second one.
  const field = useRef<HTMLDivElement>(null);
  const [fieldGone, setFieldGone] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setFieldGone(!entry!.isIntersecting), {
      rootMargin: "-56px 0px 0px",
    });
    observer.observe(field.current!);
    return () => observer.disconnect();
  }, []);

  function focusSearch() {
    window.scrollTo({ top: 0 });
    document.getElementById("search-phone")?.focus();
  }

  return (
    // Its parts stand in the page itself, so that only the middle one sticks.
    <header className="contents">
      <ContactStrip />
      <div className="sticky top-0 z-30 border-b border-line bg-ground">
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
          <nav aria-label={texts.header.banner} className="ml-4 hidden items-center gap-1 lg:flex">
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
          {fieldGone && (
            <IconButton label={texts.header.search} onClick={focusSearch} className="lg:hidden">
              <Search size={22} aria-hidden="true" />
            </IconButton>
          )}
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
            className="lg:hidden"
          >
            <Menu size={24} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div ref={field} className="page pt-3 lg:hidden">
        <SearchBox id="search-phone" />
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
