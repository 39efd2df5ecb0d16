import { useId } from "react";
import { useRecordsTexts } from "@/texts/admin-records";

interface SubjectSelectProps {
  /** Empty: everything. */
  value: string;
  onChange: (subject: string) => void;
}

/** Which kind of things the log tells of. */
export function SubjectSelect({ value, onChange }: SubjectSelectProps) {
  const texts = useRecordsTexts().audit;
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {texts.subject}
      </label>
      <select
        id={id}
        value={value in texts.subjects ? value : ""}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-md border border-field bg-ground px-3"
      >
        {Object.entries(texts.subjects).map(([subject, name]) => (
          <option key={subject} value={subject}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
