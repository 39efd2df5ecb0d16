import { useQuery } from "@tanstack/react-query";
import { secondBannerQuery, thirdBannersQuery } from "@/api/queries/banners";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { useHomeTexts } from "@/texts/home";
import { said } from "../lib/said";
import { BannerLink } from "./banner-link";

/** The second banner: one picture across the page. */
export function SecondBanner() {
  const texts = useHomeTexts();
  const { data, isPending } = useQuery(secondBannerQuery());
  if (isPending) return <Skeleton className="aspect-[4/1] w-full rounded-lg" />;
  if (!data?.secondBanner) return null;
  return (
    <BannerLink link={data.link} className="block overflow-hidden rounded-lg bg-soft">
      <Picture
        path={data.secondBanner}
        alt={said(data.alt, texts.secondBanner)}
        sizes="(width < 84rem) 100vw, 1280px"
        width={1600}
        height={400}
        className="aspect-[4/1] w-full object-cover"
      />
    </BannerLink>
  );
}

/** The two third banners, side by side. */
export function ThirdBanners() {
  const texts = useHomeTexts();
  const { data, isPending } = useQuery(thirdBannersQuery());
  if (isPending) {
    return (
      <div className="grid grid-cols-2 gap-3 md:gap-4">
        <Skeleton className="aspect-[16/7] rounded-lg" />
        <Skeleton className="aspect-[16/7] rounded-lg" />
      </div>
    );
  }
  if (!data || data.thirdBanners.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4">
      {data.thirdBanners.map((path, index) => (
        <li key={path}>
          <BannerLink
            link={data.links?.[index]}
            className="block overflow-hidden rounded-lg bg-soft"
          >
            <Picture
              path={path}
              alt={said(data.alts?.[index], texts.thirdBanner(index + 1))}
              sizes="(width < 84rem) 50vw, 632px"
              width={960}
              height={420}
              className="aspect-[16/7] w-full object-cover"
            />
          </BannerLink>
        </li>
      ))}
    </ul>
  );
}
