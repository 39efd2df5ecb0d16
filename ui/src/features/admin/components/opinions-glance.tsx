import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { waitingQuery } from "@/api/admin/waiting";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useOverviewTexts } from "@/texts/admin-overview";

/** Questions that nobody answered and reviews that nobody looked at, each leading to its list; nothing while none wait. */
export function OpinionsGlance() {
  const texts = useOverviewTexts();
  const { data } = useQuery(waitingQuery());
  const { questions = 0, reviews = 0 } = data ?? {};
  const page = paths.adminPage("reviews");
  if (questions + reviews === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {questions > 0 && (
        <Link to={`${page}?of=questions`} className={buttonClass("secondary", "sm")}>
          {texts.questions(questions)}
        </Link>
      )}
      {reviews > 0 && (
        <Link to={page} className={buttonClass("secondary", "sm")}>
          {texts.reviews(reviews)}
        </Link>
      )}
    </p>
  );
}
