import type { AdminOrder } from "@/api/types";
import { EmailLink, PhoneLinks } from "@/components/admin/contact-links";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useTexts } from "@/texts/use-texts";

/** Who ordered, how to reach them, where it goes, and what they wrote (specification 3, Admin order view). */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  const { notProvided } = useTexts().common;
  const texts = useAdminOrderTexts();
  const { username, userPhone, userEmail, userAddress, Message } = order;
  return (
    <div role="group" aria-label={texts.customer} className="min-w-0 text-sm">
      <h3 lang={languageOf(username)} className="text-base font-semibold wrap-anywhere">
        {username || notProvided}
      </h3>
      <dl className="mt-1 flex flex-col gap-1">
        <Fact name={texts.phone} visible={userPhone === ""}>
          <PhoneLinks phone={userPhone} />
        </Fact>
        {userEmail !== "" && (
          <Fact name={texts.email}>
            <EmailLink email={userEmail} />
          </Fact>
        )}
        {/* What is fetched at a store needs none. */}
        {(userAddress !== "" || order.deliveryMethod === "delivery") && (
          <Fact name={texts.address} visible>
            <span lang={languageOf(userAddress)} className="wrap-anywhere whitespace-pre-line">
              {userAddress || notProvided}
            </span>
          </Fact>
        )}
        {Message !== "" && (
          <Fact name={texts.message} visible>
            <span
              lang={languageOf(Message)}
              className="block max-h-60 overflow-y-auto rounded-md bg-soft px-3 py-2 wrap-anywhere whitespace-pre-line"
            >
              {Message}
            </span>
          </Fact>
        )}
      </dl>
    </div>
  );
}

/** A fact; its name is only read out where the value says by itself what it is. */
function Fact({
  name,
  visible = false,
  children,
}: {
  name: string;
  visible?: boolean;
  children: Parts;
}) {
  return (
    <div className="min-w-0">
      <dt className={visible ? "text-xs text-muted" : "sr-only"}>{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
