import { Link, useLocation, useNavigate } from "react-router-dom";
import { PageTitle } from "@/components/page-title";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { useTexts } from "@/texts/use-texts";

interface ErrorScreenProps {
  status?: number;
  /** What the status says, or what happened. */
  message: string;
  /** A way to try again, where that may help. */
  retry?: Parts;
}

/** The error page of specification 2. Pages use it too, for an item that does not exist. */
export function ErrorScreen({ status, message, retry }: ErrorScreenProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { key } = useLocation();

  function goBack() {
    // The first page of a new tab has nothing behind it: "default" is the key of the page on which the app began.
    if (key === "default" && window.history.length <= 1) void navigate(paths.home);
    else void navigate(-1);
  }

  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      <PageTitle title={texts.errors.oops} />
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl font-semibold">{texts.errors.oops}</h1>
      <p className="text-lg">{texts.errors.wentWrong}</p>
      <p lang={languageOf(message)} className="max-w-xl break-words text-muted">
        {message}
      </p>
      {status !== undefined && <p className="text-sm text-muted">{texts.errors.code(status)}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {retry}
        <button type="button" className={buttonClass("secondary")} onClick={goBack}>
          {texts.errors.goBack}
        </button>
        <Link to={paths.home} className={buttonClass(retry ? "secondary" : "primary")}>
          {texts.errors.goHome}
        </Link>
      </div>
    </div>
  );
}
