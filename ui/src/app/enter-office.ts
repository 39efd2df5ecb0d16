import { createContext, type ReactElement } from "react";

/** A router around the pages of the shop and the back office. */
export type RouterAround = (pages: ReactElement) => ReactElement;

/** Puts a router in the place of the shop's; undefined where that has happened already. */
export const EnterOffice = createContext<((router: RouterAround) => void) | undefined>(undefined);
