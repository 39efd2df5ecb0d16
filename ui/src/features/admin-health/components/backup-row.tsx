import { Download } from "lucide-react";
import type { Backup } from "@/api/types";
import { StatusText } from "@/components/admin/status-text";
import { Button, buttonClass } from "@/components/ui/button";
import { Written } from "@/components/ui/written";
import { useHealthTexts } from "@/texts/admin-health";
import { useFormat } from "@/texts/use-format";
import { backupPath } from "../api/backups";
import { useSize } from "../lib/use-size";

interface BackupRowProps {
  backup: Backup;
  /** Its proof is being begun. */
  busy: boolean;
  /** Something is being done with this one or another. */
  inert: boolean;
  onProve: () => void;
  /** The id of what is to be known before it is downloaded. */
  warning: string;
}

/** A backup: when it was made, how large it is, whether it is any good, and what can be done with it. */
export function BackupRow({ backup, busy, inert, onProve, warning }: BackupRowProps) {
  const format = useFormat();
  const size = useSize();
  const texts = useHealthTexts().backups;
  const made = format.moment(backup.madeAt);
  return (
    <li className="border-t border-line py-3 sm:flex sm:items-start sm:justify-between sm:gap-4">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-semibold tabular-nums">{made}</span>
          <span className="text-muted tabular-nums">{size(backup.bytes)}</span>
        </p>
        <ProofWords proof={backup.proof} />
      </div>
      <div className="mt-2 flex shrink-0 flex-wrap gap-2 sm:mt-0">
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11 sm:min-h-9"
          aria-label={texts.proveOf(made)}
          aria-disabled={inert}
          busy={busy}
          busyText={texts.starting}
          onClick={onProve}
        >
          {texts.prove}
        </Button>
        <a
          href={backupPath(backup.name)}
          download
          aria-label={texts.downloadOf(made)}
          aria-describedby={warning}
          className={buttonClass("secondary", "sm", "min-h-11 sm:min-h-9")}
        >
          <Download size={16} aria-hidden="true" />
          <span>{texts.download}</span>
        </a>
      </div>
    </li>
  );
}

function ProofWords({ proof }: { proof: Backup["proof"] }) {
  const format = useFormat();
  const texts = useHealthTexts().backups;
  if (!proof) return <StatusText kind="quiet">{texts.unproven}</StatusText>;
  const { counts, pictures, problem } = proof;
  const moment = format.moment(proof.at);
  return (
    <>
      <StatusText kind={problem === null ? "good" : "bad"}>
        {problem === null ? texts.proven : texts.broken}
      </StatusText>
      <p className="break-words text-muted">
        {problem !== null ? (
          <Written words={problem} within={(reason) => texts.problem(moment, reason)} />
        ) : (
          counts && (
            <span>
              {texts.restored(moment, counts.products, counts.orders, counts.customers, pictures)}
            </span>
          )
        )}
      </p>
    </>
  );
}
