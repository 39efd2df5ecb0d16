import { Spinner } from "@/components/ui/spinner";
import type { Language } from "@/texts/language";
import { draw } from "./draw";
import { page, type Page } from "./page";

/** A page that shows nothing before its script does; it is high enough to keep the footer out of sight. */
export const quiet = (language: Language): Page =>
  page(
    "quiet",
    undefined,
    () =>
      draw(
        <div className="page min-h-screen py-16">
          <h1 className="sr-only">{"{{title}}"}</h1>
          <Spinner />
        </div>,
        { language },
      ),
    [],
  );

/** A page without the shop's header and footer. */
export const alone = (language: Language): Page =>
  page("alone", undefined, () => draw(<main id="content">{"{{main}}"}</main>, { language }), []);
