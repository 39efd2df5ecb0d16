import {
  bannersQuery,
  exclusiveBannerQuery,
  secondBannerQuery,
  thirdBannersQuery,
} from "@/api/queries/banners";
import type { BlockName } from "../lib/blocks";

const QUERIES = {
  main: bannersQuery,
  side: bannersQuery,
  second: secondBannerQuery,
  third: thirdBannersQuery,
  exclusive: exclusiveBannerQuery,
};

/** The query that a block of banners comes with; main and side banners come together. */
export const blockQuery = (name: BlockName) => QUERIES[name]();
