import { useState } from 'react';
import { codesTyped, ICD10 } from '#app/core/case-form/fields.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { ComboboxInput } from '#app/ui/forms/combobox-input.tsx';
import { Line } from '../parts/fields.tsx';
import { fieldIdOf, useFormContext, useTyped } from '../parts/form-context.ts';

/** The ICD-10 codes: typed, or looked up by their words and added. */
export function CodesField({ isRequired }: { readonly isRequired: boolean }) {
  const { lists } = useFormContext();
  const typed = useTyped(ICD10);
  const [added, setAdded] = useState(0);
  const add = (code: string) => {
    const input = document.getElementById(fieldIdOf(ICD10));
    if (!(input instanceof HTMLInputElement) || code === '') return;
    input.value = [...new Set([...codesTyped(input.value), code])].join(', ');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setAdded((count) => count + 1);
  };
  const known = codesTyped(typed).flatMap(
    (code) => lists.icd10Codes.find(({ value }) => value === code) ?? [],
  );
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-2 sm:grid-cols-2">
      <Line
        name={ICD10}
        label="ICD-10 codes"
        hint="1 to 12 codes with commas between them"
        required={isRequired}
      />
      <Field label="Find a code" hint="Type a few letters; the code that you choose is added">
        <ComboboxInput
          key={added}
          choices={lists.icd10Codes}
          chosenAtFirst={() => ''}
          onChoose={add}
          isGoingOn={added > 0}
        />
      </Field>
      {/* There before the first code is, or nobody who listens hears that one was added. */}
      <div role="status" className="-mt-2 sm:col-span-2">
        {known.length > 0 && (
          <ul aria-label="Chosen codes" className="mt-2 text-sm text-muted">
            {known.map(({ value, label }) => (
              <li key={value}>{label}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
