import { useEffect, useRef, useState } from "react";
import type { Parts } from "@/lib/parts";

/** So far away something begins to load. */
const MARGIN = "600px 0px";

interface NearViewportProps {
  /** Keeps the place until then, in the same size. */
  placeholder: Parts;
  children: Parts;
}

/** Draws its children once a person comes near them, so that nothing is loaded for who never scrolls down. */
export function NearViewport({ placeholder, children }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  if (near) return children;
  // Without script nothing will come: index.html hides it then.
  return (
    <div ref={place} data-later="">
      {placeholder}
    </div>
  );
}
