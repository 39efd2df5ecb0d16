import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { ApiError } from "@/api/client";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/config/paths";
import { useImportTexts } from "@/texts/admin-import";
import { said } from "@/texts/language";
import { importQuery } from "../api/import-progress";
import { keptPreview } from "../lib/kept-preview";
import { ImportPreview } from "./import-preview";
import { ImportResult } from "./import-result";
import { ImportRunning } from "./import-running";

const START = paths.adminPage("import");

interface ImportViewProps {
  id: string;
  /** Files that were dropped with the CSV. */
  pictures: readonly File[];
}

/** One import by its id, in whatever state it is: it waits, runs, or is over. */
export function ImportView({ id, pictures }: ImportViewProps) {
  const texts = useImportTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(importQuery(id));
  const [kept] = useState(() => keptPreview(id));

  const written = data === undefined ? 0 : data.added + data.updated;
  const over = data !== undefined && data.state !== "ready" && data.state !== "running";
  useEffect(() => {
    if (over && written > 0) void queryClient.invalidateQueries({ queryKey: ["products"] });
  }, [over, written, queryClient]);

  if (!data) {
    if (error instanceof ApiError && error.status === 404) {
      return (
        <EmptyState title={texts.unknown} hint={texts.unknownHint}>
          <Link to={START} className={buttonClass("secondary")}>
            {texts.preview.chooseOther}
          </Link>
        </EmptyState>
      );
    }
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Spinner />;
  }

  const percent = data.total === 0 ? 0 : Math.floor((data.done / data.total) * 10) * 10;
  return (
    <>
      <p role="status" className="sr-only">
        {data.state === "running" ? texts.run.status(percent) : over ? said(data) : ""}
      </p>
      {data.state === "ready" ? (
        <ImportPreview
          progress={data}
          kept={kept}
          pictures={pictures}
          onLeave={() => void navigate(START)}
        />
      ) : data.state === "running" ? (
        <ImportRunning progress={data} offline={error !== null} />
      ) : (
        <ImportResult progress={data} state={data.state} start={START} />
      )}
    </>
  );
}
