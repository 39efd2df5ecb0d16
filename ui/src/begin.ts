import "./styles.css";
import type * as Main from "./main";
import { firstPaint } from "./lib/first-paint";
import { pressedEarly } from "./lib/pressed-early";

/** Where the network loses the interface's code it is asked for again after so long. */
const AGAIN_AFTER_MS = 5_000;

/** The interface's code. Until it is there the page can be read, and its links lead on. */
function arrived(): Promise<typeof Main> {
  return import("./main").catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return arrived();
  });
}

/** A page that the server drew is seen before any of the interface's code runs. */
async function begin(): Promise<void> {
  const pressAgain = pressedEarly();
  await firstPaint();
  const { started } = await arrived();
  await started;
  pressAgain();
  // For Bengali that comes later; a page that has some has them already.
  await import("./fonts.css").catch(() => undefined);
}

// Not awaited: a module that waits keeps the bundler from joining small files, 2 KB more on a first visit.
void begin();
