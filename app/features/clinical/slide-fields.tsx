import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import type { FormField } from '#app/ui/forms/form-field.ts';
import { TextField } from '#app/ui/forms/text-fields.tsx';

type Name = 'block' | 'displayId' | 'facilityId' | 'slideType' | 'stain' | 'slideCount';

interface SlideFieldsProps {
  readonly fields: Readonly<Record<Name, FormField>>;
  readonly slideTypes: readonly { readonly value: string; readonly label: string }[];
}

/** What is asked of slides that come late, when they are added and when they are put right. */
export function SlideFields({ fields, slideTypes }: SlideFieldsProps) {
  return (
    <>
      <TextField field={fields.block} label="Block" />
      <TextField field={fields.displayId} label="Slide ID" />
      <TextField field={fields.facilityId} label="Slide label" hint="The text on the glass." />
      <SelectField
        field={fields.slideType}
        label="Slide type"
        placeholder="Choose the slide type"
        choices={slideTypes}
      />
      <TextField field={fields.stain} label="Stain" />
      <TextField field={fields.slideCount} label="Slide count" inputMode="numeric" />
    </>
  );
}
