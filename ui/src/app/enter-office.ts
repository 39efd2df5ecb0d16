import { createContext, type ReactElement } from "react";

/** Puts a router in the place of the shop's; undefined where that has happened already. */
export const EnterOffice = createContext<((router: ReactElement) => void) | undefined>(undefined);
