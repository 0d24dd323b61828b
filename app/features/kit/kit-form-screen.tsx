import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { FormPartsProps } from './form-parts.tsx';
import { KitFields } from './kit-fields.tsx';
import { emptyKitForm, KitForm } from './kit-form.ts';

/** A page that is one form: refused, it says why; complete, it leads to the page of what it made. */
export function KitFormScreen({ lastResult, idempotencyKey }: FormPartsProps) {
  const { form, fields } = useContractForm(KitForm, lastResult, { id: 'case', defaultValue: emptyKitForm });
  return (
    <FormScreen
      title="New case"
      summary="Everything on this page is invented, and nothing is kept."
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel="Send out case"
    >
      <KitFields fields={fields} />
    </FormScreen>
  );
}
