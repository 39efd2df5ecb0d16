import { expect, it, vi } from "vitest";
import { drawOn, fit, redraw as redrawOrNot, type Drawn } from "./redraw";

it.each([
  [9000, 6000, 4344, 2896],
  [16_320, 12_240, 4096, 3072],
  [4000, 3000, 4000, 3000],
  [10, 10, 10, 10],
  [20_000, 3000, 9158, 1373],
  // Of a tall one all that the shop can store.
  [1000, 25_000, 655, 16_383],
  [1, 65_535, 1, 16_383],
])("%i × %i is drawn as %i × %i", (width, height, ...drawn) => {
  expect(fit(width, height)).toEqual(drawn);
});

async function redraw(...job: Parameters<typeof redrawOrNot>): Promise<Blob> {
  const found = await redrawOrNot(...job);
  if (!(found instanceof Blob)) throw new Error("a picture");
  return found;
}

/** A canvas that writes a number of bytes for each pixel. */
function canvases(transparent: boolean, bytes: (quality: number) => number, known?: string) {
  const drawn: string[] = [];
  const draw = (width: number, height: number): Drawn => {
    drawn.push(`${width}x${height}`);
    return {
      isTransparent: () => transparent,
      encode: (type, quality) => {
        const blob = new Blob([], { type: known ?? type });
        const size = width * height * bytes(quality);
        return Promise.resolve(Object.defineProperty(blob, "size", { value: size }));
      },
    };
  };
  return { drawn, draw };
}

it("writes JPEG, or WebP where something shines through", async () => {
  const size = { width: 8000, height: 6000 };
  const light = () => 0.1;
  expect((await redraw(size, false, canvases(false, light).draw)).type).toBe("image/jpeg");
  expect((await redraw(size, false, canvases(true, light).draw)).type).toBe("image/webp");
  // Nothing is looked at where nothing can.
  expect((await redraw(size, true, canvases(true, light).draw)).type).toBe("image/jpeg");
});

it("writes it a little worse, then smaller, until it can be sent", async () => {
  const size = { width: 8000, height: 6000 };
  const worse = canvases(false, (quality) => (quality > 0.85 ? 1 : 0.8));
  expect((await redraw(size, true, worse.draw)).size).toBeLessThanOrEqual(10_485_760);
  expect(worse.drawn).toEqual(["4096x3072"]);

  const noise = canvases(false, () => 1.4);
  expect((await redraw(size, true, noise.draw)).size).toBeLessThanOrEqual(10_485_760);
  expect(noise.drawn).toEqual(["4096x3072", "3072x2304"]);

  // A browser that writes PNG in place of WebP.
  const heavy = canvases(true, () => 4, "image/png");
  const blob = await redraw(size, false, heavy.draw);
  expect(blob.type).toBe("image/png");
  expect(blob.size).toBeLessThanOrEqual(10_485_760);
});

it("draws nothing of a size that no camera has, and says the size", async () => {
  const { drawn, draw } = canvases(false, () => 0.1);
  const size = { width: 20_000, height: 11_001 };
  expect(await redrawOrNot(size, false, draw)).toEqual(size);
  expect(drawn).toEqual([]);
  expect(await redrawOrNot({ width: 20_000, height: 11_000 }, false, draw)).toBeInstanceOf(Blob);
});

it("looks at every pixel for what shines through", () => {
  const height = 600;
  const pixels = new Uint8ClampedArray(4 * height).fill(255);
  const context = {
    imageSmoothingQuality: "low" as const,
    drawImage: vi.fn(),
    getImageData: (_x: number, y: number, width: number, rows: number) => ({
      data: pixels.subarray(4 * y * width, 4 * (y + rows) * width),
    }),
  };
  const isTransparent = () => drawOn(context, "picture", [1, height]).isTransparent();
  expect(isTransparent()).toBe(false);
  pixels[4 * 3 + 3] = 254;
  expect(isTransparent()).toBe(false);
  pixels[4 * 599 + 3] = 128;
  expect(isTransparent()).toBe(true);
  expect(context.imageSmoothingQuality).toBe("high");
  expect(() => drawOn(null, "picture", [1, 1])).toThrow();
});
