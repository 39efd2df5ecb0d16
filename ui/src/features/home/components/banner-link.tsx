import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import type { BannerText } from "@/api/types";
import { paths } from "@/config/paths";
import { written } from "../lib/banner-alt";
import { BannerWords } from "./banner-words";

interface BannerLinkProps {
  /** Where the owner lets the banner lead: a page of the shop, or an address elsewhere. */
  link: string | undefined;
  /** Where it leads when the owner said nothing. */
  otherwise?: string;
  /** What stands over the picture, and how. */
  words: BannerText | undefined;
  over: string;
  className?: string;
  /** The picture. */
  children: ReactElement;
}

/** A banner, and what it leads to. Another site opens beside the shop. */
export function BannerLink({
  link,
  otherwise = paths.offers,
  words,
  over,
  className = "",
  children,
}: BannerLinkProps) {
  const shown = (
    <>
      {children}
      <BannerWords words={words} className={over} />
    </>
  );
  const look = `relative stack overflow-hidden rounded-lg bg-soft ${className}`;
  if (link && !link.startsWith("/")) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={look}>
        {shown}
      </a>
    );
  }
  return (
    <Link to={written(link, otherwise)} className={look}>
      {shown}
    </Link>
  );
}
