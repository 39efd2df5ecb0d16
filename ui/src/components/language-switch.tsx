import { useLayoutEffect, useRef, useTransition } from "react";
import { cx } from "@/lib/cx";
import { toast } from "@/lib/toast";
import { loadTexts } from "@/texts/language";
import { LANGUAGES, SPOKEN } from "@/texts/languages";
import { textPartsOf } from "@/texts/text-parts";
import { useLanguage } from "@/texts/use-language";
import { useTexts } from "@/texts/use-texts";

/** A button that puts the whole interface into the next language, which it names in its own words and script. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { errors } = useTexts();
  const { language, choose } = useLanguage();
  const [waiting, start] = useTransition();
  const next = LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? LANGUAGES[0];
  const { name, picture } = SPOKEN[next];
  const parts = () => textPartsOf(window.location.pathname);

  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<number>(undefined);
  const placeNow = () => button.current?.getBoundingClientRect().top ?? 0;

  // Texts above it take another height in the other language; the pressed button stays under the finger.
  useLayoutEffect(() => {
    const before = place.current;
    // Asking for a place has the page laid out at once.
    if (before === undefined) return;
    place.current = undefined;
    const moved = placeNow() - before;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [language]);

  function change() {
    start(async () => {
      if (await choose(next)) place.current = placeNow();
      else toast.error(errors.network);
    });
  }

  return (
    <button
      ref={button}
      type="button"
      lang={next}
      aria-label={name}
      aria-busy={waiting || undefined}
      onClick={change}
      onPointerEnter={() => void loadTexts(next, ...parts())}
      className={cx(
        // As wide in both languages, so that nothing beside it moves.
        "inline-flex min-h-11 min-w-[4.5em] items-center justify-center rounded-md font-semibold",
        waiting && "opacity-55",
        className,
      )}
    >
      {picture ? (
        <span
          style={{ mask: `url("${picture}") center / contain no-repeat` }}
          className="h-[1em] w-[3em] bg-current forced-color-adjust-none forced-colors:bg-[ButtonText]"
        />
      ) : (
        name
      )}
    </button>
  );
}
