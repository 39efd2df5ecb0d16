import { Link, useNavigate } from "react-router-dom";
import { PageTitle } from "@/components/page-title";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useTexts } from "@/texts/use-texts";

/** The error page of specification 2. Pages use it too, for an item that does not exist. */
export function ErrorScreen({ status, message }: { status?: number; message: string }) {
  const texts = useTexts();
  const navigate = useNavigate();
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      <PageTitle title={texts.errors.oops} />
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl font-semibold">{texts.errors.oops}</h1>
      <p className="text-lg">{texts.errors.wentWrong}</p>
      <p className="text-muted">{message}</p>
      {status !== undefined && <p className="text-sm text-muted">{texts.errors.code(status)}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className={buttonClass("secondary")}
          onClick={() => void navigate(-1)}
        >
          {texts.errors.goBack}
        </button>
        <Link to={paths.home} className={buttonClass("primary")}>
          {texts.errors.goHome}
        </Link>
      </div>
    </div>
  );
}
