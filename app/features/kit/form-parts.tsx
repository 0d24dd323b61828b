import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { FieldStates } from './field-states.tsx';
import { KitFields } from './kit-fields.tsx';
import { emptyKitForm, KitForm } from './kit-form.ts';
import { KitSection, KitState } from './kit-section.tsx';
import { SavingParts } from './saving-parts.tsx';
import { UploadParts } from './upload-parts.tsx';

export interface FormPartsProps {
  readonly lastResult: SubmissionResult | undefined;
  readonly idempotencyKey: string;
}

/** A whole form to try out, and each part in the states that the form is not in. */
export function FormParts({ lastResult, idempotencyKey }: FormPartsProps) {
  return (
    <KitSection title="Forms">
      <p>
        <TextLink asChild>
          <Link to="/bench/kit/form">The same form as a page of its own</Link>
        </TextLink>
        , which asks before it is left.
      </p>
      <KitState title="A form with a field of every kind (nothing is kept)">
        <InventedForm lastResult={lastResult} idempotencyKey={idempotencyKey} />
      </KitState>
      <FieldStates />
      <UploadParts />
      <SavingParts />
    </KitSection>
  );
}

function InventedForm({ lastResult, idempotencyKey }: FormPartsProps) {
  const { form, fields } = useContractForm(KitForm, lastResult, { id: 'kit', defaultValue: emptyKitForm });
  const busy = useIsSubmitting(idempotencyKey);
  return (
    <ContractForm form={form} idempotencyKey={idempotencyKey} className="flex max-w-2xl flex-col gap-5">
      <KitFields fields={fields} />
      <SubmitButton busy={busy}>Send out case</SubmitButton>
    </ContractForm>
  );
}
