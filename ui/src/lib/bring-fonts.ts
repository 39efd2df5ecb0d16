/** Brings the styles that name the fonts, once; without them the system's letters do. */
export const bringFonts = (): Promise<unknown> => import("@/fonts.css").catch(() => undefined);
