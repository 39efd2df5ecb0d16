import { useCallback, useState } from "react";
import { Picture } from "@/components/ui/picture";
import { cx } from "@/lib/cx";
import { usePictureTexts } from "@/texts/admin-pictures";

/** A shape that differs by less than this part is shown whole, as far as an eye can tell. */
const SHAPE_TOLERANCE = 0.04;

const SHAPE = "w-full rounded-md bg-soft";

interface ChosenPictureProps {
  file: File;
  alt: string;
  /** The recommended size in pixels, whose shape the shop shows. */
  width: number;
  height: number;
  /** Whether the shop cuts it to that shape or shows all of it. */
  fit?: "cover" | "contain";
}

/** A picture before it is sent, cut as the shop will cut it, with its size and what to mind. */
export function ChosenPicture({ file, alt, width, height, fit = "cover" }: ChosenPictureProps) {
  const texts = usePictureTexts();
  const [found, setFound] = useState<{ of: File; seen: Size | "damaged" }>();
  const seen = found?.of === file ? found.seen : undefined;
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const size = texts.size(file.size);
  return (
    <>
      {seen === "damaged" ? (
        <Picture path="" alt={alt} sizes="" width={width} height={height} className={SHAPE} />
      ) : (
        <img
          ref={show}
          alt={alt}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setFound({ of: file, seen: { width: naturalWidth, height: naturalHeight } })
          }
          onError={() => setFound({ of: file, seen: "damaged" })}
          className={SHAPE}
          style={{ aspectRatio: `${width} / ${height}`, objectFit: fit }}
        />
      )}
      <p
        className={cx("mt-1 text-xs break-words", seen === "damaged" ? "text-offer" : "text-muted")}
      >
        {seen === "damaged"
          ? texts.damaged
          : seen
            ? texts.facts(seen.width, seen.height, size)
            : size}
      </p>
      {seen && seen !== "damaged" && <Advice seen={seen} wanted={{ width, height }} fit={fit} />}
    </>
  );
}

interface Size {
  width: number;
  height: number;
}

function Advice({ seen, wanted, fit }: { seen: Size; wanted: Size; fit: "cover" | "contain" }) {
  const texts = usePictureTexts();
  const shape = seen.width / seen.height / (wanted.width / wanted.height);
  const cropped = fit === "cover" && Math.abs(shape - 1) > SHAPE_TOLERANCE;
  // Smaller where what is shown has fewer pixels than its place.
  const least = fit === "cover" ? Math.min : Math.max;
  const small = least(seen.width / wanted.width, seen.height / wanted.height) < 0.75;
  return (
    <>
      {small && <p className="text-xs font-semibold">{texts.small}</p>}
      {cropped && <p className="text-xs font-semibold">{texts.cropped}</p>}
    </>
  );
}
