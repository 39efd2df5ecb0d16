import { comesBack } from "./connection";
import { healing } from "./new-build";
import { tryCodeAgain } from "./code";

/** What a script alone answers. Links lead to other pages, and the search finds, without one. */
const NEEDS_SCRIPT = 'button[type="button"], form[method="dialog"]';

/**
 * A page that the server drew can be read though code for it did not arrive. It stands until the code comes after all,
 * which is tried once more when the shop answers, or until something is used that needs it.
 *
 * @param load Brings the code; whether all of it came.
 * @returns Whether the code is there now.
 */
export async function standBy(load: () => Promise<boolean>): Promise<boolean> {
  const leave = new AbortController();
  const used = new Promise<false>((resolve) => {
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest(NEEDS_SCRIPT)) resolve(false);
    };
    document.addEventListener("click", look, { capture: true, signal: leave.signal });
  });
  const came = healing()
    .then(comesBack)
    .then(() => {
      tryCodeAgain();
      return load();
    })
    // Without the code there is nothing more to do until it is needed.
    .then((whole) => (whole ? true : used));
  try {
    return await Promise.race([came, used]);
  } finally {
    leave.abort();
  }
}
