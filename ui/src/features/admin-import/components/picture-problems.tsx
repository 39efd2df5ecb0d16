import { faultText } from "@/components/admin/use-picture-runs";
import { languageOf } from "@/lib/language-of";
import { useImportPictureTexts } from "@/texts/admin-import-pictures";
import { usePictureTexts } from "@/texts/admin-pictures";
import type { NamedPicture } from "../lib/match-pictures";
import type { SendFault } from "../lib/send-pictures";
import { ProblemTable } from "./problem-table";

/** So many are shown to who asks for more. */
const MOST = 500;

interface PictureProblemsProps {
  names: readonly NamedPicture[];
  faults: ReadonlyMap<string, SendFault>;
}

/** The rows whose picture was not found or not sent, with what to do about it. */
export function PictureProblems({ names, faults }: PictureProblemsProps) {
  const texts = useImportPictureTexts();
  const text = useProblemText(faults);
  const problems = names.flatMap((named) => {
    const problem = text(named);
    return problem === undefined ? [] : named.rows.map((row) => ({ ...row, problem }));
  });
  if (problems.length === 0) return null;
  const shown = problems.slice(0, MOST);
  const title = texts.problems(problems.length);
  return (
    <section aria-label={title}>
      <h4 className="font-semibold text-offer">{title}</h4>
      <p className="mb-2 text-sm text-muted">{texts.problemsHint}</p>
      <ProblemTable
        label={title}
        heads={[texts.row, texts.product, texts.problem]}
        width="w-24 sm:w-60"
        problems={shown.map(({ row, title: product, color, problem }) => ({
          row,
          where: color === "" ? product : `${product} (${color})`,
          lang: languageOf(product),
          problem,
        }))}
        more={(shown.length < problems.length ? texts.moreFirst : texts.more)(shown.length)}
      />
    </section>
  );
}

function useProblemText(faults: ReadonlyMap<string, SendFault>) {
  const texts = useImportPictureTexts();
  const pictures = usePictureTexts();

  function said({ at, why }: SendFault): string {
    if (at === "address") {
      return why.fault === "status" ? texts.address.status(why.status) : texts.address[why.fault];
    }
    if (at === "zip") return texts.file[why];
    return at === "picture" ? faultText(pictures, why) : why.message || texts.failed;
  }

  return ({ name, place }: NamedPicture): string | undefined => {
    if (place === "missing") return texts.noFile(name);
    if (place === "unclear") return texts.unclear(name);
    if (place === "insecure") return texts.insecure(name);
    const fault = place === "came" ? undefined : faults.get(name);
    return fault && texts.ofName(name, said(fault));
  };
}
