import { useState } from "react";
import { PICTURE_WIDTHS } from "@/config/generated";
import { cx } from "@/lib/cx";

const UPLOAD = /^\/uploads\/[^/]+\.webp$/;

/** The stored picture in its widths (contract 8). */
function srcSetOf(path: string): string | undefined {
  if (!UPLOAD.test(path)) return undefined;
  const stem = path.slice(0, -".webp".length);
  const largest = PICTURE_WIDTHS.at(-1);
  return PICTURE_WIDTHS.map((width) =>
    width === largest ? `${path} ${width}w` : `${stem}-${width}.webp ${width}w`,
  ).join(", ");
}

interface PictureProps {
  /** Path as the server stores it; empty or broken shows an illustration instead. */
  path: string | null | undefined;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Shape that is kept free for it before it loads; square unless told. */
  width?: number;
  height?: number;
  /** Above the fold: loads at once and first. */
  eager?: boolean;
  /** What stays in sight where it is cut, in percent; unless told, what the class names say. */
  focus?: { x: number; y: number } | null;
  className?: string;
}

/** One of the shop's pictures. Fill and cropping are the caller's class names. */
export function Picture({
  path,
  alt,
  sizes,
  width = 640,
  height = 640,
  eager = false,
  focus,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!path || broken === path) {
    return (
      <svg
        viewBox="0 0 64 64"
        role={alt === "" ? undefined : "img"}
        aria-hidden={alt === "" || undefined}
        aria-label={alt === "" ? undefined : alt}
        className={cx("text-line", className)}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
          <rect x="16" y="18" width="32" height="28" rx="4" fill="white" />
          <circle cx="26" cy="28" r="3.5" />
          <path d="m18 43 10-9 6 5 6-7 7 8" strokeLinecap="round" />
        </g>
      </svg>
    );
  }
  return (
    <img
      src={path}
      srcSet={srcSetOf(path)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={() => setBroken(path)}
      className={className}
      style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
    />
  );
}
