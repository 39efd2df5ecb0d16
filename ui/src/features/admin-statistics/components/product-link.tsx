import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";

interface ProductLinkProps {
  /** Null where an order named no product of the catalogue. */
  id: string | null | undefined;
  name: string;
}

/** A product's name, leading to where it is edited. */
export function ProductLink({ id, name }: ProductLinkProps) {
  if (!id) return <span lang={languageOf(name)}>{name}</span>;
  return (
    <Link
      to={paths.adminProduct(id)}
      lang={languageOf(name)}
      className="inline-block min-h-6 hover:text-accent hover:underline"
    >
      {name}
    </Link>
  );
}
