import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { useBannerTexts } from "@/texts/admin-banners";
import type { Live } from "../api/live-banners";
import { BLOCKS, type BlockName } from "../lib/blocks";

interface LivePicturesProps {
  name: BlockName;
  live: Live;
  /** Other than the plain pictures, where there are some. */
  children?: Parts;
}

/** What a block shows in the shop. Grey places until it is known; nothing where it cannot be loaded (specification 4). */
export function LivePictures({ name, live, children }: LivePicturesProps) {
  const texts = useBannerTexts();
  const { width, height, least, grid } = BLOCKS[name];
  if (live.isPending) {
    return (
      <div aria-busy="true" className={cx("grid gap-4", grid)}>
        {Array.from({ length: least }, (_, index) => (
          <div key={index} style={{ aspectRatio: `${width} / ${height}` }}>
            <Skeleton className="size-full rounded-md" />
          </div>
        ))}
      </div>
    );
  }
  if (!live.paths) return null;
  if (live.paths.length === 0) return <p className="text-muted">{texts.empty}</p>;
  if (children !== undefined) return children;
  return (
    <ul className={cx("grid gap-4", grid)}>
      {live.paths.map((path, index) => (
        <li key={index}>
          <LivePicture name={name} path={path} index={index} />
        </li>
      ))}
    </ul>
  );
}

/** One picture of a block, cut as the home page cuts it. */
export function LivePicture({
  name,
  path,
  index,
}: {
  name: BlockName;
  path: string;
  index: number;
}) {
  const texts = useBannerTexts();
  const { width, height, sizes } = BLOCKS[name];
  return (
    <span className="block" style={{ aspectRatio: `${width} / ${height}` }}>
      <Picture
        path={path}
        alt={texts.blocks[name].one(index + 1)}
        sizes={sizes}
        width={width}
        height={height}
        className="size-full rounded-md bg-soft object-cover"
      />
    </span>
  );
}
