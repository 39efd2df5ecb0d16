import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeWorkers, pictureOf, type FakeWorker } from "@/test/picture-worker";
import { preparePicture, renamed, whyMade } from "./prepare";

let workers: FakeWorker[];
let freed: ReturnType<typeof vi.fn<(url: string) => void>>;

beforeEach(() => {
  workers = fakeWorkers();
  URL.createObjectURL = vi.fn(() => "blob:picture");
  URL.revokeObjectURL = freed = vi.fn<(url: string) => void>();
});

afterEach(() => vi.unstubAllGlobals());

const jpeg = (bytes = 1000) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });

function prepare(file: File) {
  const calledOff = new AbortController();
  const onRedraw = vi.fn();
  const prepared = preparePicture(file, { signal: calledOff.signal, onRedraw });
  return { prepared, onRedraw, calledOff };
}

const started = (count: number) => vi.waitFor(() => expect(workers).toHaveLength(count));

it("leaves a file within the limits as it is, without a worker", async () => {
  const file = pictureOf(8000, 5000);
  const { prepared, onRedraw } = prepare(file);
  const found = await prepared;
  expect("file" in found && found.file).toBe(file);
  expect(whyMade(file)).toBeUndefined();
  expect(onRedraw).not.toHaveBeenCalled();
  expect(workers).toHaveLength(0);
});

it("makes a larger one smaller, under its name, and remembers why", async () => {
  const file = pictureOf(9000, 6000, "লাল ফোন.v2.PNG");
  const { prepared, onRedraw } = prepare(file);
  await started(1);
  expect(onRedraw).toHaveBeenCalledOnce();
  expect(workers[0]?.job).toEqual({ file, opaque: false });
  workers[0]?.answer(jpeg());
  const found = await prepared;
  if (!("file" in found)) throw new Error("a file");
  expect(found.file.name).toBe("লাল ফোন.v2.jpg");
  expect(found.file.type).toBe("image/jpeg");
  expect(found.file.size).toBe(1000);
  expect(whyMade(found.file)).toEqual({ why: "pixels", pixels: 54_000_000 });
  expect(workers[0]?.isStopped()).toBe(true);
});

it("says what is wrong where the browser can do it nowhere", async () => {
  const { prepared } = prepare(pictureOf(9000, 6000));
  await started(1);
  workers[0]?.fail();
  expect(await prepared).toEqual({ fault: "pixels", width: 9000, height: 6000 });

  vi.stubGlobal("Worker", undefined);
  expect(await prepare(pictureOf(9000, 6000)).prepared).toMatchObject({ fault: "pixels" });
  const heic = new File(["\0\0\0\x10ftypheic\0\0\0\0"], "IMG_1.HEIC");
  expect(await prepare(heic).prepared).toEqual({ fault: "heic" });
});

it("says so where the file cannot be read", async () => {
  const file = pictureOf(10, 10);
  file.slice = () => {
    throw new DOMException("gone", "NotReadableError");
  };
  expect(await prepare(file).prepared).toEqual({ fault: "unreadable" });
});

it("stops what is called off, and works on one picture at a time", async () => {
  const first = prepare(pictureOf(9000, 6000, "a.png"));
  await started(1);
  const second = prepare(pictureOf(9000, 6000, "b.png"));
  const third = prepare(pictureOf(9000, 6000, "c.png"));
  await vi.waitFor(() => expect(third.onRedraw).toHaveBeenCalled());
  expect(workers).toHaveLength(1);
  second.calledOff.abort();
  first.calledOff.abort();
  expect(workers[0]?.isStopped()).toBe(true);
  await started(2);
  expect(workers[1]?.job.file.name).toBe("c.png");
  workers[1]?.answer(jpeg());
  expect(await third.prepared).toHaveProperty("file");
  await Promise.all([first.prepared, second.prepared]);
  expect(workers).toHaveLength(2);
});

it("goes on after a picture that neither a worker nor the page takes", async () => {
  const Working = Worker;
  vi.stubGlobal(
    "Image",
    class {
      constructor() {
        throw new RangeError("No room for a picture.");
      }
    },
  );
  vi.stubGlobal(
    "Worker",
    class {
      postMessage() {
        throw new DOMException("The file cannot be handed over.", "DataCloneError");
      }
      terminate = vi.fn();
    },
  );
  expect(await prepare(pictureOf(9000, 6000)).prepared).toMatchObject({ fault: "pixels" });
  vi.stubGlobal("Worker", Working);
  const { prepared } = prepare(pictureOf(9000, 6000));
  await started(1);
  workers[0]?.answer(jpeg());
  expect(await prepared).toHaveProperty("file");
});

it("goes on where a worker's answer cannot be read", async () => {
  const { prepared } = prepare(pictureOf(9000, 6000));
  await started(1);
  workers[0]?.garble();
  expect(await prepared).toMatchObject({ fault: "pixels" });
  expect(workers[0]?.isStopped()).toBe(true);
});

const heicOf = (name: string) => new File(["\0\0\0\x10ftypheic\0\0\0\0"], name);

it("says the size of a HEIC that is too large, which nobody knew before", async () => {
  const { prepared } = prepare(heicOf("IMG_1.HEIC"));
  await started(1);
  workers[0]?.answer({ width: 20_000, height: 20_000 });
  expect(await prepared).toEqual({ fault: "pixels", width: 20_000, height: 20_000 });
});

/** Pages on which no picture gets ready. Answers how many were begun. */
function slowPages() {
  const begun = vi.fn();
  vi.stubGlobal(
    "Image",
    class {
      removeAttribute = vi.fn();
      decode() {
        begun();
        return new Promise(() => undefined);
      }
    },
  );
  return begun;
}

it("tries on the page what a worker cannot read where that is HEIC", async () => {
  const begun = slowPages();
  const png = prepare(pictureOf(9000, 6000));
  await started(1);
  workers[0]?.answer("undecoded");
  expect(await png.prepared).toMatchObject({ fault: "pixels" });
  expect(begun).not.toHaveBeenCalled();

  const heic = prepare(heicOf("IMG_1.HEIC"));
  await started(2);
  workers[1]?.answer("undecoded");
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce());
  heic.calledOff.abort();
  await heic.prepared;
  expect(freed).toHaveBeenCalledExactlyOnceWith("blob:picture");
});

it("does not wait for the page for ever either", async () => {
  const begun = slowPages();
  const timers = vi.spyOn(globalThis, "setTimeout");
  const first = prepare(pictureOf(9000, 6000));
  await started(1);
  workers[0]?.fail();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce());
  const limit = timers.mock.calls.filter(([, ms]) => ms === 90_000).at(-1)?.[0];
  (limit as () => void)();
  expect(await first.prepared).toMatchObject({ fault: "pixels" });

  const second = prepare(pictureOf(9000, 6000));
  await started(2);
  workers[1]?.answer(jpeg());
  expect(await second.prepared).toHaveProperty("file");
});

it("does not wait for ever", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  const { prepared } = prepare(pictureOf(9000, 6000));
  await started(1);
  const [limit] = timers.mock.calls.find(([, ms]) => ms === 90_000) ?? [];
  (limit as () => void)();
  expect(await prepared).toMatchObject({ fault: "pixels" });
  expect(workers[0]?.isStopped()).toBe(true);
});

it.each([
  ["photo.jpg", "image/jpeg", "photo.jpg"],
  ["photo.JPEG", "image/jpeg", "photo.JPEG"],
  ["photo.png", "image/jpeg", "photo.jpg"],
  ["IMG_0001.HEIC", "image/jpeg", "IMG_0001.jpg"],
  ["logo.png", "image/webp", "logo.webp"],
  ["logo.webp", "image/png", "logo.png"],
  ["no ending", "image/jpeg", "no ending.jpg"],
  ["Galaxy A5.5 (2026)", "image/jpeg", "Galaxy A5.5 (2026).jpg"],
])("%s as %s is %s", (name, type, now) => {
  expect(renamed(name, type)).toBe(now);
});
