import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { useProductFormTexts } from "@/texts/admin-product";
import { isStored, type Clash } from "../lib/conflict";
import { useShownValue } from "../lib/use-shown-value";

const ID = "conflict";

/** Leads to the panel, from its beginning. */
export function showConflict(): void {
  const panel = document.getElementById(ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: "start" });
}

const pictureOf = (value: string) => (isStored(value) ? value : undefined);

interface ConflictPanelProps {
  clashes: readonly Clash[];
  busy: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
}

/** What became another while the form was open, field by field, and the two ways on. */
export function ConflictPanel({ clashes, busy, onLoad, onOverwrite }: ConflictPanelProps) {
  const texts = useProductFormTexts().conflict;
  const { labelOf, shown } = useShownValue();
  const stockAlone = clashes.every(({ field }) => field === "stock");
  return (
    <section
      id={ID}
      role="alert"
      tabIndex={-1}
      className="mb-6 scroll-mt-20 rounded-lg border border-offer p-4"
    >
      <h2 className="text-lg font-semibold text-offer">
        {stockAlone ? texts.stockTitle : texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-sm">{texts.kept}</p>
      <dl className="my-3">
        {clashes.map(({ field, before, now, yours }) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-1 border-t border-line py-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{labelOf(field)}</dt>
            <dd className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
              <Value
                label={texts.before}
                text={shown(field, before, now)}
                picture={pictureOf(before)}
              />
              <Value label={texts.now} text={shown(field, now, before)} picture={pictureOf(now)} />
              <Value
                label={texts.yours}
                text={yours === undefined ? texts.untouched : shown(field, yours, before)}
                picture={pictureOf(yours ?? "")}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={busy} onClick={onLoad}>
          {stockAlone ? texts.useStock : texts.load}
        </Button>
        <Button variant="danger" disabled={busy} onClick={onOverwrite}>
          {texts.overwrite}
        </Button>
      </div>
    </section>
  );
}

function Value({ label, text, picture }: { label: string; text: string; picture?: string }) {
  return (
    <span className="min-w-0 break-words">
      <span className="block text-xs text-muted">{label}</span>
      {picture === undefined ? (
        <span>{text}</span>
      ) : (
        <Picture
          path={picture}
          alt={text}
          sizes="64px"
          className="size-16 rounded-md bg-soft object-contain"
        />
      )}
    </span>
  );
}
