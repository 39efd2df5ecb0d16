import { MessageCircle, Phone } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { useSettings } from "@/api/queries/settings";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useDetailTexts } from "@/texts/product-detail";

/** Order Now without an account: the shop takes the order on the phone or on WhatsApp (specification 2). */
export function BuyNowPage() {
  const { name = "" } = useParams();
  const texts = useDetailTexts();
  const settings = useSettings();
  const digits = settings?.whatsapp.replace(/\D/g, "");
  return (
    <div className="page pb-16">
      <PageTitle title={texts.orderNow} />
      <Breadcrumb crumbs={[{ label: texts.orderNow }]} />
      <div className="flex max-w-xl flex-col gap-5 rounded-lg border border-line p-4 md:p-6">
        <h1 className="text-2xl font-semibold">{texts.orderNow}</h1>
        <dl>
          <dt className="text-sm text-muted">{texts.productName}</dt>
          <dd lang={languageOf(name)} className="text-lg font-semibold break-words">
            {name}
          </dd>
        </dl>
        <p>{texts.orderByPhone}</p>
        <div className="flex flex-col gap-3">
          {settings?.phones
            .filter((phone) => phone !== "")
            .map((phone, index) => (
              <a
                key={phone}
                href={`tel:${phone.replace(/[^\d+]/g, "")}`}
                className={buttonClass(index === 0 ? "primary" : "secondary", "lg")}
              >
                <Phone size={20} aria-hidden="true" />
                {texts.call(phone)}
              </a>
            ))}
          {digits && (
            <a
              href={`https://wa.me/${digits}?text=${encodeURIComponent(texts.whatsappMessage(name))}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass("secondary", "lg")}
            >
              <MessageCircle size={20} aria-hidden="true" />
              {texts.whatsapp}
            </a>
          )}
        </div>
        <Link
          to={paths.storeLocation}
          className="self-start py-2 font-semibold text-accent hover:underline"
        >
          {texts.visitStore}
        </Link>
      </div>
    </div>
  );
}
