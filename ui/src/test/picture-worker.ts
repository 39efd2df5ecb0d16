import { vi } from "vitest";
import type { FromWorker, ToWorker } from "@/lib/picture/messages";

/** A worker for pictures as a test has it: it answers when told to. */
export interface FakeWorker {
  job: ToWorker;
  answer: (reply: FromWorker) => void;
  fail: () => void;
  /** Its answer cannot be read. */
  garble: () => void;
  isStopped: () => boolean;
}

/** Puts workers in place of the browser's, which jsdom has none of. Answers the list of those that were started. */
export function fakeWorkers(): FakeWorker[] {
  const started: FakeWorker[] = [];
  vi.stubGlobal(
    "Worker",
    class {
      onmessage?: (event: { data: FromWorker }) => void;
      onerror?: () => void;
      onmessageerror?: () => void;
      private stopped = false;
      postMessage(job: ToWorker) {
        started.push({
          job,
          answer: (data) => this.onmessage?.({ data }),
          fail: () => this.onerror?.(),
          garble: () => this.onmessageerror?.(),
          isStopped: () => this.stopped,
        });
      }
      terminate() {
        this.stopped = true;
      }
    },
  );
  return started;
}

/** A PNG of this size by its header, which has no pixels. */
export function pictureOf(width: number, height: number, name = "photo.png"): File {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const header = new DataView(bytes.buffer);
  header.setUint32(16, width);
  header.setUint32(20, height);
  return new File([bytes], name, { type: "image/png" });
}
