import { errorText } from "@/api/client";
import { FormMessage } from "@/components/ui/form-message";
import { serverText } from "@/texts/language";

/** How wide the dashboard's forms are. */
export const FORM = "flex max-w-md flex-col gap-4";

interface UpdateMessageProps {
  update: {
    error: unknown;
    data: { message: string } | undefined;
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
        <FormMessage kind="success" text={serverText(data?.message ?? "")} />
      )}
    </div>
  );
}
