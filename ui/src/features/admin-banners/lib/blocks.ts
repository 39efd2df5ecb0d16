import { BANNER_BLOCKS } from "@/config/generated-admin";

/** A block of banners on the home page. */
export type BlockName = keyof typeof BANNER_BLOCKS;

interface Block {
  /** The field of its form (specification 7). */
  field: string;
  /** The recommended size in pixels, whose shape the home page shows. */
  width: number;
  height: number;
  /** The shape in which phones show one. */
  phone: readonly [number, number];
  /** What stays in sight where it is cut, in percent, unless the owner says otherwise. */
  focus: { readonly x: number; readonly y: number };
  /** How many pictures it has (specification 9). */
  least: number;
  most: number;
  /** Its grid of pictures. */
  grid: string;
  /** The grid has one column on phones. */
  stacked: boolean;
  /** How wide one is shown, as in the `sizes` attribute. */
  sizes: string;
}

export const BLOCKS: Record<BlockName, Block> = {
  main: {
    ...BANNER_BLOCKS.main,
    width: 1600,
    height: 640,
    phone: [16, 7],
    grid: "sm:grid-cols-2 xl:grid-cols-3",
    stacked: true,
    sizes: "(width < 40rem) 92vw, 420px",
  },
  side: {
    ...BANNER_BLOCKS.side,
    width: 800,
    height: 480,
    phone: [16, 7],
    grid: "max-w-xl grid-cols-2",
    stacked: false,
    sizes: "280px",
  },
  second: {
    ...BANNER_BLOCKS.second,
    width: 1600,
    height: 400,
    phone: [4, 1],
    grid: "max-w-3xl",
    stacked: true,
    sizes: "(width < 52rem) 92vw, 768px",
  },
  third: {
    ...BANNER_BLOCKS.third,
    width: 960,
    height: 420,
    phone: [16, 7],
    grid: "max-w-3xl sm:grid-cols-2",
    stacked: true,
    sizes: "(width < 40rem) 92vw, 380px",
  },
  exclusive: {
    ...BANNER_BLOCKS.exclusive,
    width: 960,
    height: 1100,
    phone: [1, 1],
    grid: "max-w-64",
    stacked: true,
    sizes: "256px",
  },
};

/** What is wrong with the number of pictures that a block would have; `live` is undefined where it is not known. */
export function countFault(
  name: BlockName,
  chosen: number,
  live: number | undefined,
): "few" | "many" | undefined {
  const { least, most } = BLOCKS[name];
  const count = chosen > 0 ? chosen : live;
  if (count === undefined) return undefined;
  if (count < least) return "few";
  return count > most ? "many" : undefined;
}
