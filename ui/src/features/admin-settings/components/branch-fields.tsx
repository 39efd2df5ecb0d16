import type { UseFormReturn } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { useSettingsTexts } from "@/texts/admin-settings";
import { BRANCH_FIELDS, type SettingsValues } from "../lib/settings-values";
import { BranchPhoto } from "./branch-photo";
import { Section } from "./section";

interface BranchFieldsProps {
  form: UseFormReturn<SettingsValues>;
  index: 0 | 1;
  /** The stored path of its photo, or empty. */
  photo: string;
}

/** One of the two branches. */
export function BranchFields({ form, index, photo }: BranchFieldsProps) {
  const texts = useSettingsTexts();
  const errors = form.formState.errors.branches?.[index];
  const help = {
    shopNumber: texts.shopNumberHelp,
    floor: texts.floorHelp,
    mapLink: texts.mapLinkHelp,
  };
  return (
    <Section title={texts.branch(index + 1)} hint={texts.branchHint}>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5 sm:grid-cols-2">
          {BRANCH_FIELDS.map((field) => (
            <div key={field} className={field === "mapLink" ? "sm:col-span-2" : undefined}>
              <TextField
                label={texts[field]}
                {...(field === "mapLink" ? { type: "url", inputMode: "url" as const } : {})}
                help={field in help ? help[field as keyof typeof help] : undefined}
                error={errors?.[field]?.message}
                {...form.register(`branches.${index}.${field}`)}
              />
            </div>
          ))}
        </div>
        <BranchPhoto n={index + 1} photo={photo} />
      </div>
    </Section>
  );
}
