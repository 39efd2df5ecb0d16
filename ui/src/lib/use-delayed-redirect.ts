import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

/** A page to go to, and what to tell it. */
export interface Target {
  to: string;
  state?: unknown;
}

/** Goes to a page after a while, unless the person leaves before. Nothing happens until it is told where. */
export function useDelayedRedirect(milliseconds: number): (target: Target) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    if (!target) return;
    const { to, state } = target;
    const timer = setTimeout(() => void navigate(to, { state }), milliseconds);
    return () => clearTimeout(timer);
  }, [target, navigate, milliseconds]);
  return setTarget;
}
