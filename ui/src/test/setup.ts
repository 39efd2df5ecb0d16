import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { resetBootData } from "@/api/boot";
import { server } from "./server";
import { setWindowWidth } from "./window-width";

// Role queries over a whole page are slow in jsdom, and a loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has none, and toasts that are pressed ask for it.
Object.assign(Element.prototype, { setPointerCapture: () => undefined });

// jsdom's files can be read by a reader alone.
Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
      reader.readAsArrayBuffer(this);
    });
  },
});

// Nothing has a place in jsdom; what a test needs to come into sight it brings itself.
const nothing = () => undefined;
class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}
Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
Object.assign(Element.prototype, { scrollIntoView: nothing });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));

beforeEach(() => {
  setWindowWidth(1440);
  vi.stubGlobal("scrollTo", vi.fn());
});

afterEach(() => {
  toast.dismiss();
  cleanup();
  server.resetHandlers();
  resetBootData();
  document.head.innerHTML = "";
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ["user", "normalUser", "backupNormalUser", "haat_lang"]) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
});

afterAll(() => server.close());
