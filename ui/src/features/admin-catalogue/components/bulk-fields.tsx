import { NumberField } from "@/components/admin/number-field";
import { SelectField, TextField } from "@/components/ui/field";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import {
  isPercent,
  PRICE_MODES,
  STOCK_MODES,
  type BulkField,
  type BulkMode,
} from "../lib/bulk-change";

/** A change as it is typed. */
export interface BulkDraft {
  field: BulkField;
  mode: BulkMode;
  typed: string;
}

interface BulkFieldsProps {
  what: "stock" | "price";
  draft: BulkDraft;
  valueId: string;
  valueError: string | undefined;
  onChange: (patch: Partial<BulkDraft>) => void;
}

/** Which price, which way, and how much. */
export function BulkFields({ what, draft, valueId, valueError, onChange }: BulkFieldsProps) {
  const { bulk: texts, form } = useCatalogueTexts();
  const value = {
    id: valueId,
    value: draft.typed,
    maxLength: 13,
    error: valueError,
    onChange: (event: { target: HTMLInputElement }) => onChange({ typed: event.target.value }),
  };
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {what === "price" && (
        <div className="max-sm:col-span-2">
          <SelectField
            label={texts.field}
            value={draft.field}
            help={draft.field === "offerPrice" ? texts.offerHelp : undefined}
            onChange={(event) => onChange({ field: event.target.value as BulkField })}
          >
            <option value="price">{form.price}</option>
            <option value="offerPrice">{form.offerPrice}</option>
          </SelectField>
        </div>
      )}
      <SelectField
        label={texts.how}
        value={draft.mode}
        onChange={(event) => onChange({ mode: event.target.value as BulkMode })}
      >
        {(what === "stock" ? STOCK_MODES : PRICE_MODES).map((mode) => (
          <option key={mode} value={mode}>
            {texts.modes[mode]}
          </option>
        ))}
      </SelectField>
      {isPercent(draft.mode) ? (
        <TextField
          label={texts.percent}
          help={texts.percentHelp}
          inputMode="decimal"
          autoComplete="off"
          {...value}
        />
      ) : (
        <NumberField label={what === "stock" ? texts.pieces : texts.taka} {...value} />
      )}
    </div>
  );
}
