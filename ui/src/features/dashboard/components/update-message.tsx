import { errorText } from "@/api/client";
import { FormMessage } from "@/components/ui/form-message";
import { said, type Said } from "@/texts/language";

/** How wide the dashboard's forms are. */
export const FORM = "flex max-w-md flex-col gap-4";

interface UpdateMessageProps {
  update: {
    error: unknown;
    data: Said | undefined;
  };
  /** Where the server gives no reason. */
  failed: string;
}

/** What became of an update, above its form (specification 2, Update Address; 8). */
export function UpdateMessage({ update: { error, data }, failed }: UpdateMessageProps) {
  if (!error && !data) return null;
  return (
    <div className="max-w-md">
      {error ? (
        <FormMessage kind="error" text={errorText(error, failed)} />
      ) : (
        data && <FormMessage kind="success" text={said(data)} />
      )}
    </div>
  );
}
