import { queryOptions } from "@tanstack/react-query";
import { bootData, urlOf } from "@/api/boot";
import { client, unwrap } from "@/api/client";
import type { ExclusiveBanner, MainBanners, SecondBanner, ThirdBanners } from "@/api/types";

/** A failed banner is only logged; its placeholder ends (specification 8). */
async function logged<T>(call: Promise<T>, text: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    console.error(text, error);
    throw error;
  }
}

/** GET /banners: 1 to 6 main banners and 2 side banners. */
export const bannersQuery = () =>
  queryOptions({
    queryKey: ["banners"],
    queryFn: ({ signal }) =>
      logged(unwrap(client.GET("/banners", { signal })), "Error fetching banner images:"),
    ...bootData<MainBanners>(urlOf("/banners")),
  });

/** GET /secondbanner: one wide banner, or null. */
export const secondBannerQuery = () =>
  queryOptions({
    queryKey: ["secondbanner"],
    queryFn: ({ signal }) =>
      logged(unwrap(client.GET("/secondbanner", { signal })), "Error fetching second banner:"),
    ...bootData<SecondBanner>(urlOf("/secondbanner")),
  });

/** GET /thirdbanner: two banners side by side, or none. */
export const thirdBannersQuery = () =>
  queryOptions({
    queryKey: ["thirdbanner"],
    queryFn: ({ signal }) =>
      logged(unwrap(client.GET("/thirdbanner", { signal })), "Error fetching third banners:"),
    ...bootData<ThirdBanners>(urlOf("/thirdbanner")),
  });

/** GET /exclusivebanner: the picture beside the exclusive list, or null. */
export const exclusiveBannerQuery = () =>
  queryOptions({
    queryKey: ["exclusivebanner"],
    queryFn: ({ signal }) =>
      logged(
        unwrap(client.GET("/exclusivebanner", { signal })),
        "Error fetching exclusive banner:",
      ),
    ...bootData<ExclusiveBanner>(urlOf("/exclusivebanner")),
  });
