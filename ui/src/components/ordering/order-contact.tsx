import type { UseFormRegisterReturn } from "react-hook-form";
import { TextAreaField, TextField } from "@/components/ui/field";
import { MAX_ADDRESS } from "@/config/generated-forms";
import { useFormTexts } from "@/texts/forms";
import { useShoppingTexts } from "@/texts/shopping";

type Asked = UseFormRegisterReturn & { error: string | undefined };

interface OrderContactProps {
  /** Undefined where it is not asked for; so is the address. */
  phone: Asked | undefined;
  address: Asked | undefined;
}

/** Phone and address for one order, where the profile has none or another is wanted. */
export function OrderContact({ phone, address }: OrderContactProps) {
  const fields = useFormTexts();
  const texts = useShoppingTexts().order;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-semibold">{texts.forThisOrder}</legend>
      {phone && (
        <TextField
          label={fields.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          help={fields.phoneHelp}
          {...phone}
        />
      )}
      {address && (
        <TextAreaField
          label={texts.deliveryAddress}
          autoComplete="street-address"
          rows={3}
          maxLength={MAX_ADDRESS}
          required
          help={texts.addressHelp}
          {...address}
        />
      )}
    </fieldset>
  );
}
