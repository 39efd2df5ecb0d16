import { Mail } from "lucide-react";
import { useState } from "react";
import { ApiError, errorText } from "@/api/client";
import { useRestore } from "@/api/restore";
import type { TrashRow as Row } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useAdminTexts } from "@/texts/admin";
import { useRecordsTexts } from "@/texts/admin-records";
import { useTexts } from "@/texts/use-texts";
import { daysLeft, goesAt, stockInTheWay } from "../lib/trash";

/** One deleted thing: what it was, how long it stays, and the way back. */
export function TrashRow({ row, now }: { row: Row; now: number }) {
  const format = useFormat();
  const common = useTexts().common;
  const { restored } = useAdminTexts();
  const texts = useRecordsTexts().trash;
  const restore = useRestore();
  const [refusal, setRefusal] = useState<string>();

  // Awaited, since the row may be gone before callbacks of its own would run.
  async function takeBack() {
    setRefusal(undefined);
    try {
      await restore.mutateAsync(row._id);
      toast.success(restored);
    } catch (error) {
      const stock = stockInTheWay(error);
      const text = stock === undefined ? errorText(error, texts.failed) : texts.noStock(stock);
      // A refusal about this thing stays beside it; anything else passes.
      if (error instanceof ApiError && error.status === 409) setRefusal(text);
      else toast.error(text);
    }
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      {row.kind === "message" ? (
        <span className="flex size-12 items-center justify-center rounded-md bg-soft text-muted">
          <Mail size={20} aria-hidden="true" />
        </span>
      ) : (
        <Picture
          path={row.image}
          alt=""
          sizes="48px"
          className="size-12 rounded-md bg-soft object-contain p-0.5"
        />
      )}
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p lang={languageOf(row.title)} className="font-semibold break-words">
          {row.title}
        </p>
        <p className="text-sm text-muted">
          <span>{texts.kind[row.kind]}</span>
          {" · "}
          <time dateTime={row.deletedAt} className="whitespace-nowrap">
            <span className="sr-only">{`${texts.deleted} `}</span>
            <span>{format.moment(row.deletedAt)}</span>
          </time>
        </p>
      </div>
      <p className="col-start-2 text-sm tabular-nums sm:col-start-3 sm:text-right">
        <span>{texts.left(daysLeft(row.deletedAt, now))}</span>
        <span className="hidden text-muted sm:block">
          {texts.until(format.day(goesAt(row.deletedAt)))}
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={restore.isPending}
        busyText={common.processing}
        aria-label={texts.restoreOf(row.title)}
        onClick={() => void takeBack()}
        className="col-start-3 min-h-11 sm:col-start-4 sm:min-h-9"
      >
        {texts.restore}
      </Button>
      {refusal !== undefined && (
        <p
          role="alert"
          className="col-span-full rounded-md bg-offer-soft px-3 py-2 text-sm text-offer"
        >
          {refusal}
        </p>
      )}
    </li>
  );
}
