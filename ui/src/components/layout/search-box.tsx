import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "@/config/paths";
import { formText } from "@/lib/form-text";
import { useTexts } from "@/texts/use-texts";

/** Searches the whole shop. Goes nowhere while the trimmed text is empty (specification 5). */
export function SearchBox({ id }: { id: string }) {
  const texts = useTexts();
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = formText(event.currentTarget, "text").trim();
    if (text !== "") void navigate(paths.searchedFor(text));
  }

  return (
    <form role="search" onSubmit={search} className="flex w-full">
      <label htmlFor={id} className="sr-only">
        {texts.header.searchLabel}
      </label>
      <input
        id={id}
        name="text"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={500}
        placeholder={texts.header.searchPlaceholder}
        className="h-11 min-w-0 flex-1 rounded-l-md border border-r-0 border-field bg-ground px-3 text-base placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label={texts.header.search}
        className="inline-flex h-11 w-12 items-center justify-center rounded-r-md bg-accent text-white transition-colors hover:bg-accent-strong"
      >
        <Search size={20} aria-hidden="true" />
      </button>
    </form>
  );
}
