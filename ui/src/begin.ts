import "./styles.css";
import type * as Main from "./main";
import { firstPaint } from "./lib/first-paint";
import { pressedEarly } from "./lib/pressed-early";

/** Where the network loses the interface's code it is asked for again after so long. */
const AGAIN_AFTER_MS = 5_000;

/** Asks at once for all that the server named: what imports it would ask file by file. */
function askForCode(): void {
  for (const file of document.getElementById("root")?.dataset.code?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}

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
  askForCode();
  const { started } = await arrived();
  await started;
  pressAgain();
}

// Not awaited: a module that waits keeps the bundler from joining small files, 2 KB more on a first visit.
void begin();
