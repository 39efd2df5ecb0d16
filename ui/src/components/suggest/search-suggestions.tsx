import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useKeptList } from "@/lib/kept-list";
import { searchList } from "@/shopping/search-list";
import { useSuggestTexts } from "@/texts/suggest";
import type { OpenList } from "../layout/search-box";
import { recentOptions, suggestedOptions } from "./options";
import { Suggestion } from "./suggestion";
import { useListKeys } from "./use-list-keys";
import { useRoom } from "./use-room";
import { useSuggestions } from "./use-suggestions";

interface SearchSuggestionsProps {
  /** Of the list. */
  id: string;
  text: string;
  onText: (text: string) => void;
  /** Tells the field which list is open. */
  onList: (list: OpenList | undefined) => void;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * What a search may be about, under the field that has the focus: a combobox with a list (WAI-ARIA). The focus stays in
 * the field; the keys move through the list.
 */
export function SearchSuggestions({ id, text, onText, onList, field }: SearchSuggestionsProps) {
  const texts = useSuggestTexts();
  const group = useId();
  const box = useRef<HTMLDivElement>(null);
  const searches = useKeptList(searchList);
  const { found, settled } = useSuggestions(text);
  const empty = text.trim() === "";
  const groups = empty
    ? recentOptions(searches)
    : found
      ? suggestedOptions(text.trim(), found)
      : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);

  // What the keys have reached, and that the list was closed, hold for one text.
  const [state, setState] = useState({ text, at: -1, closed: false });
  const current = state.text === text ? state : { text, at: -1, closed: false };
  const at = current.at < count ? current.at : -1;
  const open = count > 0 && !current.closed;
  const active = open && at >= 0 ? `${id}-${at}` : undefined;
  const room = useRoom(box, open);

  useEffect(() => {
    onList(open ? { id, active } : undefined);
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [open, id, active, onList]);
  useEffect(() => () => onList(undefined), [onList]);

  const close = () => setState({ text, at: -1, closed: true });
  useListKeys(field, {
    count,
    at,
    open,
    reach: (next) => setState({ text, at: next, closed: false }),
    choose: () => active && document.getElementById(active)?.click(),
    close,
    clear: () => onText(""),
  });

  function leave(searched: string | undefined) {
    close();
    if (searched !== undefined) onText(searched);
    // The keyboard of a phone goes, and the next Tab is in the page that opens.
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {empty || !settled ? "" : count > 0 ? texts.count(count) : texts.none}
      </p>
      {open && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field
        <div
          ref={box}
          className="absolute inset-x-0 top-full z-50 mt-1 max-h-[50dvh] overflow-y-auto overscroll-contain rounded-lg border border-line bg-ground p-2 shadow-float"
          style={{ maxHeight: room === undefined ? undefined : `min(${room}px, 36rem)` }}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id={id} role="listbox" aria-label={texts.list}>
            {groups.map(({ heading, options, first }) => {
              const lines = options.map((option, place) => (
                <Suggestion
                  key={`${id}-${first + place}`}
                  id={`${id}-${first + place}`}
                  option={option}
                  active={first + place === at}
                  onChosen={leave}
                />
              ));
              return heading === undefined ? (
                lines
              ) : (
                <div key={heading} role="group" aria-labelledby={`${group}-${first}`}>
                  <p
                    id={`${group}-${first}`}
                    className="px-3 pt-2 pb-1 text-xs font-semibold text-muted"
                  >
                    {texts[heading]}
                  </p>
                  {lines}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}
