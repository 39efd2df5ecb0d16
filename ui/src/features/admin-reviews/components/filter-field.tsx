import { SelectField } from "@/components/ui/field";

interface FilterFieldProps {
  label: string;
  value: string;
  /** Words of the address with what they are called. */
  choices: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

/** One choice that narrows a list down. */
export function FilterField({ label, value, choices, onChange }: FilterFieldProps) {
  return (
    <div className="min-w-36 flex-1 sm:max-w-56">
      <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
