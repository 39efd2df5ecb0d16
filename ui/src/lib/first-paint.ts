/** A picture that takes longer is not waited for. */
const AT_MOST_MS = 2_000;

/** What shows that somebody uses the page already. */
const USES = ["pointerdown", "keydown", "touchstart"];

/** The page's largest picture, which is asked for before all others, is there. */
async function leadingPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await picture?.decode().catch(() => undefined);
}

/** What is drawn by now is on the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Settles once what the server drew is seen, its leading picture too, so that no script delays it; at once where nothing
 * was drawn, where nobody looks, and where somebody uses the page.
 */
export async function firstPaint(): Promise<void> {
  const root = document.getElementById("root");
  if (root?.dataset.drawn === undefined || document.hidden) return;
  const over = new AbortController();
  const { signal } = over;
  const used = new Promise<void>((resolve) => {
    for (const use of USES) {
      document.addEventListener(use, () => resolve(), { capture: true, passive: true, signal });
    }
    document.addEventListener("visibilitychange", () => resolve(), { signal });
    setTimeout(resolve, AT_MOST_MS);
  });
  await Promise.race([used, leadingPicture().then(painted)]);
  over.abort();
}
