/** What only a script answers; links lead on by themselves, and so does the search. */
const NEEDS_SCRIPT = 'button[type="button"]';

/**
 * Notes from now on the last button that is pressed before the interface runs.
 *
 * @returns Ends that, and presses it once more for the interface.
 */
export function pressedEarly(): () => void {
  const over = new AbortController();
  let pressed: HTMLElement | null = null;
  document.addEventListener(
    "click",
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
    },
    { capture: true, signal: over.signal },
  );
  return () => {
    over.abort();
    if (pressed?.isConnected) pressed.click();
  };
}
