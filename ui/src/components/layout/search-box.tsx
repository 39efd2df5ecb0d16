import { Search } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { MAX_QUERY } from "@/config/generated";
import { paths } from "@/config/paths";
import { keepFirst } from "@/lib/kept-list";
import { optional } from "@/lib/optional";
import { searchList } from "@/shopping/search-list";
import { useTexts } from "@/texts/use-texts";

// Only who searches downloads what suggests.
const SearchSuggestions = optional(
  async () => (await import("../suggest/search-suggestions")).SearchSuggestions,
);

/** The list of suggestions while it is open, and the one that the keys have reached. */
export interface OpenList {
  id: string;
  active: string | undefined;
}

/** Searches the whole shop. Goes nowhere while the trimmed text is empty (specification 5). */
export function SearchBox({ id }: { id: string }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [focused, setFocused] = useState(false);
  const [list, setList] = useState<OpenList>();
  const field = useRef<HTMLInputElement>(null);

  function search(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    if (words === "") return;
    keepFirst(searchList, words);
    void navigate(paths.searchedFor(words));
  }

  return (
    <form
      role="search"
      // Without script the browser asks there itself.
      action={paths.search}
      onSubmit={search}
      className="relative flex w-full"
    >
      <label htmlFor={id} className="sr-only">
        {texts.header.searchLabel}
      </label>
      <input
        ref={field}
        id={id}
        name="text"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_QUERY}
        placeholder={texts.header.searchPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="h-11 min-w-0 flex-1 rounded-l-md border border-r-0 border-field bg-ground px-3 text-base placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label={texts.header.search}
        className="inline-flex h-11 w-12 items-center justify-center rounded-r-md bg-accent text-white transition-colors hover:bg-accent-strong"
      >
        <Search size={20} aria-hidden="true" />
      </button>
      {focused && (
        <SearchSuggestions
          id={`${id}-list`}
          text={text}
          onText={setText}
          onList={setList}
          field={field}
        />
      )}
    </form>
  );
}
