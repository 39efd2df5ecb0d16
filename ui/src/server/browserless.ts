/*
 * What the interface's modules, and the packages that they use, ask of a browser while they are loaded and drawn, for an
 * engine that has nothing but the language itself. What a browser alone knows is read after hydration.
 */

/** What `src/render` gives to the engine. */
interface Host {
  /** Writes a line into the server's log. */
  haatLog?: (text: string) => void;
  /** The letters of a text as people see them. */
  haatLetters?: (text: string) => string[];
}

const host = globalThis as Host;
const nothing = () => undefined;

const told = (...parts: unknown[]) =>
  host.haatLog?.(
    parts
      .map((part) => (part instanceof Error ? `${String(part)}\n${part.stack}` : String(part)))
      .join(" "),
  );

/** Nothing waits here: a page is drawn at one moment. */
const never = () => 0;

class Channel {
  port1 = {};
  port2 = { postMessage: nothing };
}

/** React makes the pieces of its streams when it is loaded; a page is drawn to a text, without them. */
class Encoder {
  encode = () => new Uint8Array(0);
}

class Segmenter {
  segment = (text: string) =>
    (host.haatLetters?.(text) ?? Array.from(text)).map((segment) => ({ segment }));
}

const engine: Record<string, unknown> = {
  self: globalThis,
  console: { log: nothing, info: nothing, debug: nothing, warn: told, error: told },
  setTimeout: never,
  clearTimeout: nothing,
  setInterval: never,
  clearInterval: nothing,
  queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
  MessageChannel: Channel,
  TextEncoder: Encoder,
  Request: class {},
  Intl: { Segmenter },
};

for (const [name, value] of Object.entries(engine)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}

Object.assign(globalThis, {
  window: {
    location: { origin: "", protocol: "https:", pathname: "/" },
    history: { state: null },
    addEventListener: nothing,
  },
  document: { cookie: "", getElementById: () => null, documentElement: { dataset: {} } },
});

export {};
