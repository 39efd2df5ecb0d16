import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { bannersQuery } from "@/api/queries/banners";
import type { MainBanners } from "@/api/types";
import { Carousel } from "@/components/ui/carousel";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { PICTURE_SIZES } from "@/config/generated";
import { cx } from "@/lib/cx";
import { optional } from "@/lib/optional";
import { useMedia } from "@/lib/use-media";
import { useHomeTexts } from "@/texts/home";
import { altOf } from "../lib/banner-alt";
import { BannerLink } from "./banner-link";

const ONE_AT_A_TIME = { below: [], otherwise: 1, basis: "basis-full" };
/** On phones a little less wide than the picture. */
const SHAPE = "aspect-[16/7] w-full md:aspect-[5/2]";

// Nobody waits for it: a finger swipes without.
const BannerDots = optional(async () => (await import("./banner-dots")).BannerDots);

/**
 * The main carousel (specification 2): with arrows and the two side banners beside it on large screens, else with dots and
 * the side banners after the main ones, in a shape of its own that leaves products in the first screen.
 */
export function TopBanners() {
  const texts = useHomeTexts();
  const large = useMedia("(width >= 64rem)");
  const { data, isPending } = useQuery(bannersQuery());
  if (isPending) {
    return (
      <Frame>
        <Skeleton className={cx(SHAPE, "rounded-lg")} />
        <Skeleton className="rounded-lg max-lg:hidden" />
        <Skeleton className="rounded-lg max-lg:hidden" />
      </Frame>
    );
  }
  if (!data || data.mainBanners.length === 0) return null;
  const beside = large === false ? [] : data.sideBanners;
  return (
    <Frame>
      <div className="overflow-hidden rounded-lg bg-soft">
        <Carousel
          label={texts.banners}
          heading={false}
          overlay
          gap={false}
          counts={ONE_AT_A_TIME}
          controls={large === false ? BannerDots : undefined}
        >
          {data.mainBanners.map((banner, index) => (
            <Slide
              key={banner.url}
              banner={banner}
              otherwise={texts.mainBanner(index + 1)}
              eager={index === 0}
              // What it sells stands on its right, under no words.
              className="object-[70%_50%]"
            />
          ))}
          {large === false &&
            data.sideBanners.map((banner, index) => (
              <Slide
                key={banner.url}
                banner={banner}
                otherwise={texts.sideBanner(index + 1)}
                eager={false}
              />
            ))}
        </Carousel>
      </div>
      {beside.map(({ url, link, alt, words, focus }, index) => (
        <BannerLink
          words={words}
          over="over-start max-w-3/4 py-2 pl-4 xl:pl-6 xl:text-lg"
          key={url}
          link={link}
          className="max-lg:hidden"
        >
          <Picture
            path={url}
            alt={altOf(alt, words, texts.sideBanner(index + 1))}
            sizes="(width < 84rem) 25vw, 306px"
            width={800}
            height={480}
            focus={focus}
            // Drawn without a window, it waits until it is known that it is shown.
            eager={large === true}
            className="absolute inset-0 size-full object-cover"
          />
        </BannerLink>
      ))}
    </Frame>
  );
}

interface SlideProps {
  banner: MainBanners["mainBanners"][number];
  /** What it shows when the owner said nothing. */
  otherwise: string;
  eager: boolean;
  className?: string;
}

function Slide({ banner, otherwise, eager, className }: SlideProps) {
  const { url, link, alt, words, focus } = banner;
  return (
    <BannerLink
      words={words}
      over="over-start max-w-[64%] pl-4 text-base max-lg:pb-7 sm:max-w-[55%] sm:text-lg md:pl-8 md:text-2xl lg:pl-18 xl:pl-20 xl:text-3xl"
      link={link}
    >
      <Picture
        path={url}
        alt={altOf(alt, words, otherwise)}
        sizes={PICTURE_SIZES.banner}
        width={1600}
        height={640}
        focus={focus}
        eager={eager}
        className={cx(SHAPE, "object-cover", className)}
      />
    </BannerLink>
  );
}

/** One wide place, whose shape gives the height, and two beside it that fill what is theirs. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[958fr_306fr] lg:grid-rows-2 lg:gap-4 lg:pt-4 lg:*:first:row-span-2">
      {children}
    </div>
  );
}
