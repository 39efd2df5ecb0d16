import type { ReactElement } from "react";

/** What stands beside other things: elements or nothing, and no text of its own, which a translated page would keep. */
export type Parts = ReactElement | false | null | undefined | readonly Parts[];
