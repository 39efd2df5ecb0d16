import { use, useMemo, type ReactNode } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import { layeredNavigator } from "./back-layers";

/** The browser's router, with what closes on Back (lib/back-layers). */
export function LayeredHistory({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const layered = useMemo(
    () => ({ ...context, navigator: layeredNavigator(context.navigator) }),
    [context],
  );
  return <NavigationContext value={layered}>{children}</NavigationContext>;
}
