import { Link } from "react-router-dom";
import type { Health } from "@/api/types";
import { Part } from "@/components/admin/part";
import { Written } from "@/components/ui/written";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useHealthTexts } from "@/texts/admin-health";
import { useMailTexts } from "@/texts/admin-mail";
import { useFormat } from "@/texts/use-format";
import { useSize } from "../lib/use-size";

const LINK = "inline-flex min-h-11 items-center text-accent underline sm:min-h-9";

/** A name and what it says. */
function Fact({ name, children, lang }: { name: string; children: string; lang?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd lang={lang} className="break-words tabular-nums">
        {children}
      </dd>
    </div>
  );
}

const FACTS = "grid gap-3 sm:grid-cols-3";

/** How much of the disk is free, and what of it is the shop's. */
export function DiskFacts({ disk: { free, total, database, backups } }: Pick<Health, "disk">) {
  const size = useSize();
  const texts = useHealthTexts().disk;
  const used = total > 0 ? Math.min(1, Math.max(0, 1 - free / total)) : 0;
  return (
    <Part title={texts.title} hint={texts.hint}>
      <p className="font-semibold tabular-nums">{texts.free(size(free), size(total))}</p>
      <div
        aria-hidden="true"
        className="mt-2 mb-4 h-2 overflow-hidden rounded-full border border-field"
      >
        <div className="h-full bg-accent" style={{ width: `${used * 100}%` }} />
      </div>
      <dl className={FACTS}>
        <Fact name={texts.database}>{size(database)}</Fact>
        <Fact name={texts.backups}>{size(backups)}</Fact>
      </dl>
    </Part>
  );
}

/** Whether e-mails go, and how many did not. */
export function MailFacts({ mail: { hasServer, waiting, failed } }: Pick<Health, "mail">) {
  const texts = useHealthTexts().mail;
  const counts = useMailTexts();
  return (
    <Part title={texts.title} hint={texts.hint}>
      <p>{hasServer ? texts.server : texts.files}</p>
      {failed > 0 && <p>{counts.failed(failed)}</p>}
      {waiting > 0 && <p>{counts.waiting(waiting)}</p>}
      {failed + waiting === 0 && <p>{texts.none}</p>}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {failed + waiting > 0 && (
          <Link to={paths.admin} className={LINK}>
            {texts.see}
          </Link>
        )}
        <Link to={paths.adminPage("settings")} className={LINK}>
          {texts.test}
        </Link>
      </p>
    </Part>
  );
}

/** Until when the shop's certificate is valid, and what is in the way of the next. */
export function CertificateFacts({
  certificate: { domains, until, problem },
}: {
  certificate: NonNullable<Health["certificate"]>;
}) {
  const format = useFormat();
  const texts = useHealthTexts().certificate;
  const names = domains.join(", ");
  return (
    <Part title={texts.title} hint={texts.hint}>
      <dl className={FACTS}>
        <Fact name={texts.domains} lang={languageOf(names)}>
          {names}
        </Fact>
        <Fact name={texts.until}>{until === null ? texts.none : format.moment(until)}</Fact>
      </dl>
      {problem !== null && (
        <p className="mt-3 rounded-md bg-offer-soft px-4 py-3 text-sm break-words text-offer">
          <Written words={problem} within={texts.problem} />
        </p>
      )}
    </Part>
  );
}

/** What whoever helps wants to know. */
export function VersionFacts({
  version,
  tables,
  startedAt,
}: Pick<Health, "version" | "tables" | "startedAt">) {
  const format = useFormat();
  const texts = useHealthTexts().about;
  return (
    <Part title={texts.title} hint={texts.hint}>
      <dl className={FACTS}>
        <Fact name={texts.version} lang={languageOf(version)}>
          {version}
        </Fact>
        <Fact name={texts.tables}>{format.number(tables)}</Fact>
        <Fact name={texts.started}>{format.moment(startedAt)}</Fact>
      </dl>
    </Part>
  );
}
