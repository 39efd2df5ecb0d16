import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { ApiError } from "@/api/client";
import { changeMe, meQuery } from "@/api/queries/me";
import type { CustomerUser } from "@/api/types";
import { toast } from "@/lib/toast";
import { useTexts } from "@/texts/use-texts";
import { keepIntent, type Intent } from "./intent";

/** What the person wants, and where it goes on after signing in; without a path, where it was wanted. */
type Wish = Omit<Intent, "path"> & Partial<Pick<Intent, "path">>;

interface ForCustomer {
  /**
   * Runs what needs a customer. Somebody else is asked to sign in, and the wish waits for that (specification 5). A
   * session that turns out to have ended counts as none; other failures are thrown.
   */
  forCustomer: (
    wish: Wish,
    run: (customer: CustomerUser) => unknown,
    ask: () => void,
  ) => Promise<void>;
  /** The same asking, after a call was refused because the session has ended. */
  sessionEnded: (wish: Wish, ask: () => void) => void;
}

export function useForCustomer(): ForCustomer {
  const queryClient = useQueryClient();
  const { session } = useTexts();
  const { pathname, search } = useLocation();

  function askFirst(wish: Wish, ask: () => void) {
    keepIntent({ path: pathname + search, ...wish });
    ask();
  }

  function sessionEnded(wish: Wish, ask: () => void) {
    changeMe(queryClient, { customer: null });
    askFirst(wish, ask);
  }

  return {
    sessionEnded,
    forCustomer: async (wish, run, ask) => {
      const { user, customer } = await queryClient.ensureQueryData(meQuery());
      if (user) {
        // Signing in is not what is missing.
        toast.warning(session.asAdmin);
        return;
      }
      if (!customer) {
        askFirst(wish, ask);
        return;
      }
      try {
        await run(customer);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        sessionEnded(wish, ask);
      }
    },
  };
}
