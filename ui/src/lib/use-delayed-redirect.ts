import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

/** Goes to a page after a while, unless the person leaves before. Nothing happens until it is told to. */
export function useDelayedRedirect(to: string, milliseconds: number): () => void {
  const navigate = useNavigate();
  const [going, setGoing] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => void navigate(to), milliseconds);
    return () => clearTimeout(timer);
  }, [going, navigate, to, milliseconds]);
  return () => setGoing(true);
}
