import { useEffect, useRef } from "react";

interface CheckBoxProps {
  checked: boolean;
  /** Some, but not all, of what it stands for is chosen. */
  mixed?: boolean;
  disabled?: boolean;
  label: string;
  onChange: (checked: boolean) => void;
}

/** A box to tick, in a target for thumbs. Its label is for screen readers. */
export function CheckBox({ checked, mixed = false, disabled, label, onChange }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="-m-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 cursor-pointer accent-accent"
      />
    </label>
  );
}
