/** What only a script answers; links lead on by themselves, and so does the search. */
const NEEDS_SCRIPT = 'button[type="button"]';

/**
 * Notes from now on the last button that is pressed before the interface runs.
 *
 * @returns `end` stops that, `again` presses it once more for the interface.
 */
export function pressedEarly(): { end: () => void; again: () => void } {
  const over = new AbortController();
  let pressed: HTMLElement | null = null;
  document.addEventListener(
    "click",
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
    },
    { capture: true, signal: over.signal },
  );
  return {
    end: () => over.abort(),
    again: () => {
      if (pressed?.isConnected) pressed.click();
    },
  };
}
