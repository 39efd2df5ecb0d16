import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeWorkers, pictureOf, type FakeWorker } from "@/test/picture-worker";
import { preparePicture, renamed, whyMade } from "./prepare";

let workers: FakeWorker[];

beforeEach(() => {
  workers = fakeWorkers();
  URL.createObjectURL = vi.fn(() => "blob:picture");
  URL.revokeObjectURL = vi.fn();
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
