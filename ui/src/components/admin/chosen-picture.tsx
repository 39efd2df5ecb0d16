import { useCallback, useState } from "react";
import { cx } from "@/lib/cx";
import { formatFileSize } from "@/lib/picture-file";
import { usePictureTexts } from "@/texts/admin-pictures";

/** A shape that differs by less than this part is shown whole, as far as an eye can tell. */
const SHAPE_TOLERANCE = 0.04;

interface ChosenPictureProps {
  file: File;
  alt: string;
  /** The recommended size in pixels, whose shape the shop shows. */
  width: number;
  height: number;
}

/** A picture before it is sent, cut as the shop will cut it, with its size and what to mind. */
export function ChosenPicture({ file, alt, width, height }: ChosenPictureProps) {
  const texts = usePictureTexts();
  const [seen, setSeen] = useState<{ width: number; height: number } | "damaged">();
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const size = formatFileSize(file.size);
  return (
    <>
      <img
        ref={show}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSeen({ width: naturalWidth, height: naturalHeight })
        }
        onError={() => setSeen("damaged")}
        className="w-full rounded-md bg-soft object-cover"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      <p
        className={cx("mt-1 text-xs break-words", seen === "damaged" ? "text-offer" : "text-muted")}
      >
        {seen === "damaged"
          ? texts.damaged
          : seen
            ? texts.facts(seen.width, seen.height, size)
            : size}
      </p>
      {seen && seen !== "damaged" && <Advice seen={seen} wanted={{ width, height }} />}
    </>
  );
}

interface Size {
  width: number;
  height: number;
}

function Advice({ seen, wanted }: { seen: Size; wanted: Size }) {
  const texts = usePictureTexts();
  const shape = seen.width / seen.height / (wanted.width / wanted.height);
  const cropped = Math.abs(shape - 1) > SHAPE_TOLERANCE;
  // Smaller where the part that stays has fewer pixels than are shown.
  const small = Math.min(seen.width / wanted.width, seen.height / wanted.height) < 0.75;
  return (
    <>
      {small && <p className="text-xs text-warning">{texts.small}</p>}
      {cropped && <p className="text-xs text-warning">{texts.cropped}</p>}
    </>
  );
}
