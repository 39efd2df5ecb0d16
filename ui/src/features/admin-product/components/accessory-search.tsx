import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { suggestQuery } from "@/api/queries/suggest";
import type { SuggestedProduct } from "@/api/types";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { TextField } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { MAX_QUERY } from "@/config/generated";
import { useRested } from "@/lib/use-rested";
import { useAccessoryTexts } from "@/texts/admin-accessories";
import { AccessoryFace } from "./accessory-face";

/** Typing rests this long before the server is asked, in milliseconds. */
const DEBOUNCE_MS = 250;
/** From so many letters on the shop can tell what is meant. */
const LEAST_LETTERS = 2;

interface AccessorySearchProps {
  /** The product that others are to go with: it is not offered. */
  product: string;
  /** The ids of what is chosen already. */
  chosen: readonly string[];
  disabled: boolean;
  onAdd: (product: SuggestedProduct) => void;
}

/** Finds products by their names, each with a button that adds it. */
export function AccessorySearch({ product, chosen, disabled, onAdd }: AccessorySearchProps) {
  const texts = useAccessoryTexts();
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const rested = useRested(text, DEBOUNCE_MS);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...suggestQuery(rested),
    enabled: rested.length >= LEAST_LETTERS,
  });
  const asks = text.length >= LEAST_LETTERS;
  const settled = asks && text === rested && data !== undefined && !isPlaceholderData;
  const found = asks ? data?.products.filter(({ _id }) => _id !== product) : undefined;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        type="search"
        label={texts.find}
        help={texts.findHelp}
        autoComplete="off"
        maxLength={MAX_QUERY}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="text-sm text-muted empty:sr-only">
        {settled ? (found?.length ? texts.count(found.length) : texts.nothing) : ""}
      </p>
      {asks && error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : found ? (
        found.length > 0 && (
          <ul
            aria-label={texts.results}
            aria-busy={!settled || undefined}
            className="flex flex-col gap-2"
          >
            {found.map((one) => (
              <li
                key={one._id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-soft p-2"
              >
                <AccessoryFace product={one} />
                <Button
                  variant="secondary"
                  className="ml-auto"
                  // Stays where it is, so that the focus does.
                  aria-disabled={chosen.includes(one._id) || disabled}
                  aria-label={
                    chosen.includes(one._id) ? texts.chosenOf(one.title) : texts.addOf(one.title)
                  }
                  onClick={() => onAdd(one)}
                >
                  {chosen.includes(one._id) ? texts.chosen : texts.add}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : (
        asks && (
          <div aria-busy="true">
            <Skeleton className="h-16 rounded-lg" />
          </div>
        )
      )}
    </div>
  );
}
