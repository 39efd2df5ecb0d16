import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { bannersQuery } from "@/api/queries/banners";
import { Carousel } from "@/components/ui/carousel";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { PICTURE_SIZES } from "@/config/generated";
import { useMedia } from "@/lib/use-media";
import { useHomeTexts } from "@/texts/home";
import { altOf } from "../lib/banner-alt";
import { BannerLink } from "./banner-link";

const ONE_AT_A_TIME = { below: [], otherwise: 1, basis: "basis-full" };

/** The main carousel and the two side banners; on large screens only (specification 2). */
export function TopBanners() {
  const large = useMedia("(width >= 64rem)");
  // Drawn without a window, the pictures wait until it is known that they are shown.
  return large === false ? null : <Banners eager={large === true} />;
}

function Banners({ eager }: { eager: boolean }) {
  const texts = useHomeTexts();
  const { data, isPending } = useQuery(bannersQuery());
  if (isPending) {
    return (
      <Frame>
        <Skeleton className="aspect-[5/2] w-full rounded-lg" />
        <Skeleton className="rounded-lg" />
        <Skeleton className="rounded-lg" />
      </Frame>
    );
  }
  if (!data || data.mainBanners.length === 0) return null;
  return (
    <Frame>
      <div className="overflow-hidden rounded-lg bg-soft">
        <Carousel label={texts.banners} heading={false} overlay gap={false} counts={ONE_AT_A_TIME}>
          {data.mainBanners.map(({ url, link, alt, words }, index) => (
            <BannerLink
              words={words}
              over="over-start max-w-[55%] pl-18 text-2xl xl:pl-20 xl:text-3xl"
              key={url}
              link={link}
            >
              <Picture
                path={url}
                alt={altOf(alt, words, texts.mainBanner(index + 1))}
                sizes={PICTURE_SIZES.banner}
                width={1600}
                height={640}
                eager={eager && index === 0}
                className="aspect-[5/2] w-full object-cover"
              />
            </BannerLink>
          ))}
        </Carousel>
      </div>
      {data.sideBanners.map(({ url, link, alt, words }, index) => (
        <BannerLink
          words={words}
          over="over-start max-w-3/4 py-2 pl-4 xl:pl-6 xl:text-lg"
          key={url}
          link={link}
        >
          <Picture
            path={url}
            alt={altOf(alt, words, texts.sideBanner(index + 1))}
            sizes="(width < 84rem) 25vw, 306px"
            width={800}
            height={480}
            eager={eager}
            className="absolute inset-0 size-full object-cover"
          />
        </BannerLink>
      ))}
    </Frame>
  );
}

/** One wide place, whose shape gives the height, and two beside it that fill what is theirs. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[958fr_306fr] grid-rows-2 gap-4 pt-4 *:first:row-span-2 max-lg:hidden">
      {children}
    </div>
  );
}
