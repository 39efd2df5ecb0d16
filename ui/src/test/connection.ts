import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Takes the browser's network away, or gives it back, as the browser tells pages. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? "online" : "offline"));
  });
}
