import { useEffect, useState } from "react";

/** So many pixels are a way; less is a trembling finger. */
const WAY = 8;
/** Above this nothing folds: what folds is in its own place there. */
const TOP = 56;

/** Whether a person is on the way down the page, for what folds then and comes back on the way up. */
export function useFolded(): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    // Where it is now is not asked: the page would be laid out at once for it, in the middle of being taken over.
    let last = 0;
    const follow = () => {
      const now = window.scrollY;
      if (now > TOP && Math.abs(now - last) < WAY) return;
      setFolded(now > TOP && now > last);
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return folded;
}
