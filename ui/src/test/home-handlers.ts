import { http, HttpResponse } from "msw";
import type { Blog, Product } from "@/api/types";

interface HomeData {
  bestDeals?: Product[];
  recent?: Product[];
  upcoming?: Product[];
  exclusive?: Product[];
  offer?: Product | null;
  blogs?: Blog[];
}

/** Everything that the home page asks for; empty unless given. */
export function homeHandlers(data: HomeData = {}) {
  return [
    http.get("/banners", () =>
      HttpResponse.json({
        mainBanners: [{ url: "/uploads/m1.webp" }, { url: "/uploads/m2.webp" }],
        sideBanners: [{ url: "/uploads/s1.webp" }, { url: "/uploads/s2.webp" }],
      }),
    ),
    http.get("/secondbanner", () => HttpResponse.json({ secondBanner: "/uploads/second.webp" })),
    http.get("/thirdbanner", () =>
      HttpResponse.json({ thirdBanners: ["/uploads/t1.webp", "/uploads/t2.webp"] }),
    ),
    http.get("/exclusivebanner", () =>
      HttpResponse.json({ exclusiveBanner: "/uploads/exclusive.webp" }),
    ),
    http.get("/homebestdealsapi", () => HttpResponse.json(data.bestDeals ?? [])),
    http.get("/homeproductsapi", () => HttpResponse.json(data.recent ?? [])),
    http.get("/hometrandingapi", () => HttpResponse.json(data.upcoming ?? [])),
    http.get("/homeexclusiveapi", () => HttpResponse.json(data.exclusive ?? [])),
    http.get("/singleoffersaleproduct", () => HttpResponse.json(data.offer ?? null)),
    http.get("/homeblogsapi", () => HttpResponse.json(data.blogs ?? [])),
  ];
}
