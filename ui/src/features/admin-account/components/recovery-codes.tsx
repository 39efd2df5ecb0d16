import { Button } from "@/components/ui/button";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useAdminAccountTexts } from "@/texts/admin-account";
import { saveText } from "../lib/save-text";
import { CopyButton } from "./copy-button";
import { StepTitle } from "./step-title";

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}

/** The codes that stand in for the app, shown this once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const texts = useAdminAccountTexts().factor;
  const text = codes.join("\n");
  // They are never shown again.
  useUnsavedWarning(true);
  return (
    <div className="flex max-w-md flex-col gap-4">
      <StepTitle>{texts.codesTitle}</StepTitle>
      <p className="rounded-md border border-field bg-soft px-4 py-3 text-sm font-semibold">
        {texts.codesWarning}
      </p>
      <ol className="grid gap-x-6 gap-y-1 rounded-md bg-soft px-4 py-3 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base tabular-nums select-all">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton label={texts.copyCodes} text={text} />
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          onClick={() => saveText(texts.fileName, `${texts.fileTitle(email)}\n\n${text}\n`)}
        >
          {texts.download}
        </Button>
      </div>
      <Button className="self-start" onClick={onDone}>
        {texts.saved}
      </Button>
    </div>
  );
}
