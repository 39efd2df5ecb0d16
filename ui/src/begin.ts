import "./styles.css";
import { firstPaint } from "./lib/first-paint";
import { pressedEarly } from "./lib/pressed-early";

/** Where the network loses the interface's code it is asked for again after so long. */
const AGAIN_AFTER_MS = 5_000;

/** A page that the server drew is seen before any of the interface's code runs. */
async function begin(): Promise<void> {
  const press = pressedEarly();
  await firstPaint();
  try {
    const { started } = await import("./main");
    await started;
  } catch {
    // The page can be read and its links lead on; the code may come a little later.
    setTimeout(() => void begin(), AGAIN_AFTER_MS);
    return;
  } finally {
    press.end();
  }
  press.again();
  // For Bengali that comes later; a page that has some has them already.
  await import("./fonts.css").catch(() => undefined);
}

void begin();
