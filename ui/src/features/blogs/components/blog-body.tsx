import { languageOf } from "@/lib/language-of";
import { useBlogTexts } from "@/texts/blogs";
import { paragraphsOf, piecesOf } from "../lib/blog-text";

/** A post's text as its writer typed it: paragraphs, line breaks and links; never markup. */
export function BlogBody({ text }: { text: string }) {
  const texts = useBlogTexts();
  return (
    <div className="flex max-w-[70ch] flex-col gap-4 text-lg leading-relaxed wrap-anywhere">
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index} lang={languageOf(paragraph)} className="whitespace-pre-line">
          {piecesOf(paragraph).map((piece, place) =>
            piece.href === undefined ? (
              <span key={place}>{piece.text}</span>
            ) : (
              <a
                key={place}
                href={piece.href}
                target="_blank"
                rel="noopener nofollow"
                className="text-accent underline"
              >
                <span>{piece.text}</span>
                <span className="sr-only">{` ${texts.newTab}`}</span>
              </a>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
