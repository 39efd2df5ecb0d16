import { useQuery } from "@tanstack/react-query";
import {
  bannersQuery,
  exclusiveBannerQuery,
  secondBannerQuery,
  thirdBannersQuery,
} from "@/api/queries/banners";
import type { BannerText, MainBanners } from "@/api/types";
import type { BlockName } from "../lib/blocks";
import type { BannerWords } from "./banner-words";

/** What a block shows in the shop now. */
export interface Live {
  /** The stored paths; undefined while they load, and where they cannot be loaded, which is only logged. */
  paths: readonly string[] | undefined;
  isPending: boolean;
  /** The same with what the owner said of each. */
  banners: readonly BannerWords[] | undefined;
}

const worded = (url: string, link = "", alt = "", words: BannerText = {}): BannerWords => ({
  url,
  link,
  alt,
  headline: "",
  headlineBn: "",
  line: "",
  lineBn: "",
  ...words,
});

function block(banners: MainBanners["mainBanners"] | undefined, isPending: boolean): Live {
  return {
    paths: banners?.map(({ url }) => url),
    isPending,
    banners: banners?.map(({ url, link, alt, words }) => worded(url, link, alt, words)),
  };
}

/** The pictures of the main and the side banners. */
export function useLiveMain(): Record<"main" | "side", Live> {
  const { data, isPending } = useQuery(bannersQuery());
  return {
    main: block(data?.mainBanners, isPending),
    side: block(data?.sideBanners, isPending),
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
        banners: some(second.data?.secondBanner).map((url) =>
          worded(url, second.data?.link, second.data?.alt, second.data?.words),
        ),
      };
    case "third":
      return {
        paths: third.data?.thirdBanners,
        isPending: third.isPending,
        banners: third.data?.thirdBanners.map((url, at) =>
          worded(url, third.data.links?.[at], third.data.alts?.[at], third.data.words?.[at]),
        ),
      };
    case "exclusive":
      return {
        paths: exclusive.data && some(exclusive.data.exclusiveBanner),
        isPending: exclusive.isPending,
        banners: some(exclusive.data?.exclusiveBanner).map((url) =>
          worded(url, exclusive.data?.link, exclusive.data?.alt, exclusive.data?.words),
        ),
      };
  }
}
