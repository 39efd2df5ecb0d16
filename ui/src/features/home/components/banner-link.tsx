import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import { said } from "../lib/said";

interface BannerLinkProps {
  /** Where the owner lets the banner lead: a page of the shop, or an address elsewhere. */
  link: string | undefined;
  /** Where it leads when the owner said nothing. */
  otherwise?: string;
  className: string;
  children: ReactNode;
}

/** What a banner leads to. Another site opens beside the shop. */
export function BannerLink({
  link,
  otherwise = paths.offers,
  className,
  children,
}: BannerLinkProps) {
  if (link && !link.startsWith("/")) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={said(link, otherwise)} className={className}>
      {children}
    </Link>
  );
}
