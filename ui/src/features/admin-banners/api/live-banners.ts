import { useQuery } from "@tanstack/react-query";
import {
  bannersQuery,
  exclusiveBannerQuery,
  secondBannerQuery,
  thirdBannersQuery,
} from "@/api/queries/banners";
import type { MainBanners } from "@/api/types";
import { BLOCKS, type BlockName } from "../lib/blocks";
import type { BannerWords } from "./banner-words";

/** What a block shows in the shop now. */
export interface Live {
  /** The stored paths; undefined while they load, and where they cannot be loaded, which is only logged. */
  paths: readonly string[] | undefined;
  isPending: boolean;
  /** The same with what the owner said of each. */
  banners: readonly BannerWords[] | undefined;
}

type Banner = MainBanners["mainBanners"][number];

/** A banner with all that the owner could say of it. */
function worded(name: BlockName, { url, link = "", alt = "", words, focus }: Banner): BannerWords {
  const { x, y } = focus ?? BLOCKS[name].focus;
  const over = { headline: "", headlineBn: "", line: "", lineBn: "", ...words };
  return { url, link, alt, ...over, focusX: x, focusY: y };
}

function block(name: BlockName, banners: Banner[] | undefined, isPending: boolean): Live {
  return {
    paths: banners?.map(({ url }) => url),
    isPending,
    banners: banners?.map((banner) => worded(name, banner)),
  };
}

/** The pictures of the main and the side banners. */
export function useLiveMain(): Record<"main" | "side", Live> {
  const { data, isPending } = useQuery(bannersQuery());
  return {
    main: block("main", data?.mainBanners, isPending),
    side: block("side", data?.sideBanners, isPending),
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
          worded(name, { ...second.data, url }),
        ),
      };
    case "third":
      return {
        paths: third.data?.thirdBanners,
        isPending: third.isPending,
        banners: third.data?.thirdBanners.map((url, at) =>
          worded(name, {
            url,
            link: third.data.links?.[at],
            alt: third.data.alts?.[at],
            words: third.data.words?.[at],
            focus: third.data.focuses?.[at],
          }),
        ),
      };
    case "exclusive":
      return {
        paths: exclusive.data && some(exclusive.data.exclusiveBanner),
        isPending: exclusive.isPending,
        banners: some(exclusive.data?.exclusiveBanner).map((url) =>
          worded(name, { ...exclusive.data, url }),
        ),
      };
  }
}
