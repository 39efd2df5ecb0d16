import { paths } from "@/config/paths";
import type { Target } from "@/lib/use-delayed-redirect";
import { takeIntent } from "@/session/intent";
import { useFavouriteChange } from "./use-favourite";

/** Told to a product's page: open the Confirm Order dialog. */
export const ORDER_STATE = { order: "resumed" } as const;

/**
 * Goes on after signing in: does what the visitor wanted, and answers the page to show. Without a wish that is the
 * dashboard (specification 4, Session). Buying waits for a yes on the product's page.
 */
export function useResume(): () => Target {
  const { change } = useFavouriteChange();
  return () => {
    const intent = takeIntent();
    if (!intent) return { to: paths.dashboard };
    const { action, path, productId } = intent;
    if (action === "buy") return { to: path, state: ORDER_STATE };
    // What an older version kept may be something else.
    if (action === "favourite") {
      change(productId, true).catch((error: unknown) =>
        console.error("Error going on after login:", error),
      );
    }
    return { to: path };
  };
}
