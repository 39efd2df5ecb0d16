import { keptList } from "@/lib/kept-list";

/** What a person searched for last, the latest first. */
export const searchList = keptList("haat-searches", 6);
