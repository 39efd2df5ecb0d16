import { useQuery } from "@tanstack/react-query";
import { suggestQuery } from "@/api/queries/suggest";
import type { Suggestions } from "@/api/types";
import { useRested } from "@/lib/use-rested";

/** Typing rests this long before the server is asked, in milliseconds. */
const DEBOUNCE_MS = 150;

/** From so many letters on the shop can tell what is meant. */
const LEAST_LETTERS = 2;

/** What the typed words may be about. */
export function useSuggestions(typed: string): {
  /** Undefined while there is nothing to show, or not yet. */
  found: Suggestions | undefined;
  /** It is the answer to just what was typed. */
  settled: boolean;
} {
  const text = typed.trim();
  const rested = useRested(text, DEBOUNCE_MS);
  const enough = (words: string) => words.length >= LEAST_LETTERS;
  const { data, isPlaceholderData } = useQuery({
    ...suggestQuery(rested),
    enabled: enough(rested),
  });
  return {
    found: enough(text) ? data : undefined,
    settled: text === rested && data !== undefined && !isPlaceholderData,
  };
}
