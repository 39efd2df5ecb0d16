import { useRef, type ComponentProps } from "react";
import { ListSearch } from "@/components/listing/list-search";
import { useShortcut } from "@/lib/use-shortcut";

type AdminSearchProps = Omit<ComponentProps<typeof ListSearch>, "live">;

/** The search box of a list in the back office: the list follows while a person types, and `/` leads to it. */
export function AdminSearch(props: AdminSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  useShortcut("/", () => {
    const field = box.current?.querySelector("input");
    field?.focus();
    field?.select();
  });
  return (
    <div ref={box}>
      <ListSearch {...props} live />
    </div>
  );
}
