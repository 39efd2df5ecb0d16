import { useQuery } from "@tanstack/react-query";
import { secondBannerQuery, thirdBannersQuery } from "@/api/queries/banners";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { useHomeTexts } from "@/texts/home";
import { altOf } from "../lib/banner-alt";
import { BannerLink } from "./banner-link";

/** The second banner: one picture across the page. */
export function SecondBanner() {
  const texts = useHomeTexts();
  const { data, isPending } = useQuery(secondBannerQuery());
  if (isPending) return <Skeleton className="aspect-[4/1] w-full rounded-lg" />;
  if (!data?.secondBanner) return null;
  return (
    <BannerLink
      words={data.words}
      over="over-start max-w-[65%] py-1.5 pl-4 text-lg sm:pl-8 sm:text-xl lg:pl-16 lg:text-3xl"
      link={data.link}
    >
      <Picture
        path={data.secondBanner}
        alt={altOf(data.alt, data.words, texts.secondBanner)}
        sizes="(width < 84rem) 100vw, 1280px"
        width={1600}
        height={400}
        focus={data.focus}
        className="aspect-[4/1] size-full object-cover"
      />
    </BannerLink>
  );
}

const PAIR = "grid gap-3 sm:grid-cols-2 md:gap-4";

/** The two third banners, side by side; on phones, where half the width is too little for words, below each other. */
export function ThirdBanners() {
  const texts = useHomeTexts();
  const { data, isPending } = useQuery(thirdBannersQuery());
  if (isPending) {
    return (
      <div className={PAIR}>
        <Skeleton className="aspect-[16/7] rounded-lg" />
        <Skeleton className="aspect-[16/7] rounded-lg" />
      </div>
    );
  }
  if (!data || data.thirdBanners.length === 0) return null;
  return (
    <ul className={PAIR}>
      {data.thirdBanners.map((path, index) => (
        <li key={path}>
          <BannerLink
            words={data.words?.[index]}
            over="over-start max-w-[70%] py-2 pl-4 text-lg lg:max-w-[60%] lg:pl-8 lg:text-2xl"
            link={data.links?.[index]}
          >
            <Picture
              path={path}
              alt={altOf(data.alts?.[index], data.words?.[index], texts.thirdBanner(index + 1))}
              sizes="(width < 40rem) 100vw, (width < 84rem) 50vw, 632px"
              width={960}
              height={420}
              focus={data.focuses?.[index]}
              className="aspect-[16/7] size-full object-cover"
            />
          </BannerLink>
        </li>
      ))}
    </ul>
  );
}
