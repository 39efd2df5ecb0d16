import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/texts/language";
import { draw } from "./draw";
import type { Piece } from "./template";
import { written } from "./template";

/** The page that is shown, far from both ends: the last before it, gaps around them. */
const CURRENT = 5001;
const COUNT = 10_001;

function drawn(language: Language): string {
  return draw(<Pagination page={CURRENT} pageCount={COUNT} hrefOf={() => "/{{href}}"} />, {
    language,
    numbers: { link: CURRENT - 1, current: CURRENT },
  }).replace(/\{\{(?:link|current)(Number|Raw|Plain)\}\}/g, "{{n$1}}");
}

/** The numbered pages of a list, each of them a link, the current one, or a gap. */
export function pages(language: Language): Piece[] {
  const html = drawn(language);
  const [first, gap, link, current] = html.match(/<li>.*?<\/li>/gs) ?? [];
  if (!first || !gap || !link || !current) throw new Error(`no pages in ${html}`);
  const start = html.indexOf("<li>");
  const end = html.lastIndexOf("</li>") + "</li>".length;
  return [
    html.slice(0, start),
    {
      list: "pages",
      item: [
        {
          choice: "page",
          cases: { link: written(link), current: written(current), gap: written(gap) },
        },
      ],
    },
    html.slice(end),
  ];
}

/** The same with `{{pages}}` in place of numbered pages. */
export function withoutPages(language: Language, html: string): string {
  const [opening] = /^<nav[^>]*>/.exec(drawn(language)) ?? [""];
  const start = html.indexOf(opening);
  if (start < 0) return html;
  const end = html.indexOf("</nav>", start) + "</nav>".length;
  return `${html.slice(0, start)}{{pages}}${html.slice(end)}`;
}
