import { useQuery } from "@tanstack/react-query";
import {
  bannersQuery,
  exclusiveBannerQuery,
  secondBannerQuery,
  thirdBannersQuery,
} from "@/api/queries/banners";
import type { BlockName } from "../lib/blocks";

/** What a block shows in the shop now. */
export interface Live {
  /** The stored paths; undefined while they load, and where they cannot be loaded, which is only logged. */
  paths: readonly string[] | undefined;
  isPending: boolean;
}

/** The pictures of the main and the side banners. */
export function useLiveMain(): Record<"main" | "side", Live> {
  const { data, isPending } = useQuery(bannersQuery());
  return {
    main: { paths: data?.mainBanners.map(({ url }) => url), isPending },
    side: { paths: data?.sideBanners.map(({ url }) => url), isPending },
  };
}

const some = (path: string | null | undefined) => (path ? [path] : []);

/** The pictures of one of the other blocks. */
export function useLiveBlock(name: Exclude<BlockName, "main" | "side">): Live {
  const second = useQuery({ ...secondBannerQuery(), enabled: name === "second" });
  const third = useQuery({ ...thirdBannersQuery(), enabled: name === "third" });
  const exclusive = useQuery({ ...exclusiveBannerQuery(), enabled: name === "exclusive" });
  switch (name) {
    case "second":
      return {
        paths: second.data && some(second.data.secondBanner),
        isPending: second.isPending,
      };
    case "third":
      return { paths: third.data?.thirdBanners, isPending: third.isPending };
    case "exclusive":
      return {
        paths: exclusive.data && some(exclusive.data.exclusiveBanner),
        isPending: exclusive.isPending,
      };
  }
}
