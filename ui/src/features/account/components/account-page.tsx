import { PageTitle } from "@/components/page-title";
import type { Parts } from "@/lib/parts";

/** The frame of the account's forms: a title, the form, and links under it. */
export function AccountPage({
  title,
  links,
  children,
}: {
  title: string;
  links?: Parts;
  children: Parts;
}) {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle title={title} />
      <div className="mx-auto max-w-md rounded-lg border-line sm:border sm:p-8">
        <h1 className="mb-6 text-2xl font-semibold">{title}</h1>
        {children}
        {links !== undefined && (
          <div className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">{links}</div>
        )}
      </div>
    </div>
  );
}
