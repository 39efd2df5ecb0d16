import { Search } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { MAX_QUERY } from "@/config/generated";
import { useListingTexts } from "@/texts/listing";

/** Typing rests this long before the list follows, in milliseconds. */
const DEBOUNCE_MS = 350;

interface ListSearchProps {
  /** What the list shows now. */
  value: string;
  onSearch: (text: string) => void;
  /** The list follows while a person types; without it only Enter and the button search. */
  live: boolean;
  /** Of products unless told. */
  label?: string;
  placeholder?: string;
}

/** The search box of a list. The field keeps what is typed while the address catches up. */
export function ListSearch({ value, onSearch, live, ...own }: ListSearchProps) {
  const texts = useListingTexts();
  const label = own.label ?? texts.searchLabel;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, forward and links change the value from outside; the field's own searches come back unchanged.
  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    if (field.current) field.current.value = value;
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function search() {
    clearTimeout(timer.current);
    const text = (field.current?.value ?? "").trim();
    if (text === sent.current) return;
    if (!live && text === "") return;
    sent.current = text;
    onSearch(text);
  }

  function searchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, DEBOUNCE_MS);
  }

  return (
    <form
      role="search"
      aria-label={label}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_QUERY}
        defaultValue={value}
        placeholder={own.placeholder ?? texts.searchPlaceholder}
        onInput={live ? searchSoon : undefined}
        className="min-h-11 w-full min-w-0 rounded-md border border-field bg-ground px-3 placeholder:text-muted"
      />
      <Button type="submit" variant="secondary" aria-label={texts.searchSubmit}>
        <Search size={20} aria-hidden="true" />
      </Button>
    </form>
  );
}
