import { createContext, use } from "react";
import { NavigationType } from "react-router-dom";

/** How a page was come to. The router's own hook answers `POP` in pages that are drawn for a location they are given. */
export const NavigationTypeContext = createContext<NavigationType>(NavigationType.Pop);

/** The same, for pages. */
export function useNavigationType(): NavigationType {
  return use(NavigationTypeContext);
}
