import { useTransition } from "react";
import { cx } from "@/lib/cx";
import { toast } from "@/lib/toast";
import { loadTexts } from "@/texts/language";
import { textPartsOf } from "@/texts/text-parts";
import { useLanguage } from "@/texts/use-language";
import { useTexts } from "@/texts/use-texts";

/** `বাংলা` in the shop's own Bengali letters: as text it would make every English page load the font. */
const BANGLA =
  "M111-113h-19v113h-23l-61-44v-23q29-25 61-34v-12h-73v-19h115zM69-25v-54q-22 9-41 23zM164-113h-19v113h-23v-99q0-8-2-11q-3-3-10-3h-7v-19h10q8 0 12 8q-2-11-2-20v-4h22v16h19zM178-79q-9-9-9-23q0-14 9-23q10-9 25-9q15 0 24 9q10 9 10 23q0 14-10 23q-9 9-24 9q-15 0-25-9zM216-102q0-6-4-10q-3-5-9-5q-7 0-10 5q-4 4-4 10q0 7 4 11q3 4 10 4q6 0 9-4q4-4 4-11zM170-42v-24l72 43v23zM382 0h-23v-59q0-17-13-17q-13 0-13 20v5h-24v-6q0-19-15-19q-7 0-10 5q-4 5-4 13q0 9 5 14q5 5 13 5q4 0 10-1v19q-6 1-13 1q-17 0-28-10q-10-10-10-28q0-16 9-27q10-10 26-10q12 0 19 5q8 5 10 13q2-8 7-13q6-6 15-6q10 0 16 7v-24h-115v-19h157v19h-19zM455-113h-19v113h-24v-99q0-8-2-11q-2-3-9-3h-8v-19h10q8 0 12 8q-2-11-2-20v-4h23v16h19z";

/** A button that puts the whole interface into the other language, which it names in its own words and script. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { errors } = useTexts();
  const { language, choose } = useLanguage();
  const [waiting, start] = useTransition();
  const next = language === "en" ? "bn" : "en";
  const parts = () => textPartsOf(window.location.pathname);

  function change() {
    start(async () => {
      if (!(await choose(next))) toast.error(errors.network);
    });
  }

  return (
    <button
      type="button"
      lang={next}
      aria-label={next === "bn" ? "বাংলা" : "English"}
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
      {next === "bn" ? (
        <svg viewBox="-6 -150 466 156" aria-hidden="true" className="h-[1em] fill-current">
          <path d={BANGLA} />
        </svg>
      ) : (
        "English"
      )}
    </button>
  );
}
