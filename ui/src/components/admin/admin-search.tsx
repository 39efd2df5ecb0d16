import { useRef } from "react";
import { ListSearch } from "@/components/listing/list-search";
import { useShortcut } from "@/lib/use-shortcut";
import type { ListAddress } from "./list-address";

interface AdminSearchProps {
  address: Pick<ListAddress<never>, "q" | "change">;
  label: string;
  placeholder?: string;
}

/** The search box of a list in the back office: the list follows while a person types, and `/` leads to it. */
export function AdminSearch({ address: { q, change }, ...texts }: AdminSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  useShortcut("/", () => {
    const field = box.current?.querySelector("input");
    field?.focus();
    field?.select();
  });
  return (
    <div ref={box}>
      <ListSearch
        {...texts}
        live
        value={q}
        onSearch={(text) => change({ q: text }, q !== "" && text !== "")}
      />
    </div>
  );
}
