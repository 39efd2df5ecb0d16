import { useId } from "react";
import type { ContactMessage } from "@/api/types";
import { EmailLink, PhoneLinks } from "@/components/admin/contact-links";
import { StatusText } from "@/components/admin/status-text";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { DeleteButton } from "@/components/delete-button";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useAdminMessageTexts } from "@/texts/admin-messages";
import { useDeleteMessage } from "../api/delete-message";
import { useMarkMessage } from "../api/mark-message";

/** One message with the ways to answer it (specification 2, All Messages). */
export function MessageCard({ message }: { message: ContactMessage }) {
  const format = useFormat();
  const texts = useAdminMessageTexts();
  const failed = useFailureToast();
  const title = useId();
  const mark = useMarkMessage();
  const deletion = useDeleteMessage();
  const { read } = message;
  return (
    <article
      aria-labelledby={title}
      className={cx("rounded-lg border p-4", read ? "border-line" : "border-field")}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2
          id={title}
          lang={languageOf(message.name)}
          className={cx("min-w-0 text-base break-words", !read && "font-semibold")}
        >
          {message.name}
        </h2>
        {!read && (
          <span className="text-sm font-semibold text-accent">
            <StatusText kind="good">{texts.new}</StatusText>
          </span>
        )}
        <time
          dateTime={message.createdAt}
          className="text-sm whitespace-nowrap text-muted sm:ml-auto"
        >
          {format.moment(message.createdAt)}
        </time>
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-6 text-sm">
        <div>
          <dt className="sr-only">{texts.phone}</dt>
          <dd>
            <PhoneLinks phone={message.phone} />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="sr-only">{texts.email}</dt>
          <dd>
            <EmailLink email={message.email} />
          </dd>
        </div>
      </dl>
      <p
        lang={languageOf(message.message)}
        className={"mt-2 max-w-3xl break-words whitespace-pre-line"}
      >
        {message.message}
      </p>
      <div className="mt-3 flex flex-wrap justify-between gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={title}
          aria-disabled={mark.isPending}
          onClick={() => {
            if (mark.isPending) return;
            mark.mutate(
              { id: message._id, read: !read },
              { onError: (error) => failed(error, texts.markFailed) },
            );
          }}
        >
          {read ? texts.markUnread : texts.markRead}
        </Button>
        <DeleteButton
          texts={texts}
          id={message._id}
          describedBy={title}
          remove={() => deletion.mutateAsync(message._id)}
        >
          <p className="font-semibold break-words">{message.name}</p>
          <p className="line-clamp-3 text-sm break-words text-muted">{message.message}</p>
        </DeleteButton>
      </div>
    </article>
  );
}
