import type { ComponentProps } from "react";

/** A field that people neither see nor reach; what fills it is no person (contract 6). */
export function Honeypot(props: ComponentProps<"input">) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Website
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
