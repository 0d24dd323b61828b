import type { SubmissionResult } from '@conform-to/react';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Choices } from '#app/ui/controls/choices.ts';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { Enquiry } from '#contracts/generated/wire.ts';
import { EnquiryForm, enquiryAsks } from './enquiry-forms.ts';

interface EnquiryFormPageProps {
  readonly enquiry: Enquiry;
  readonly owners: Choices;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

export function EnquiryFormPage({ enquiry, owners, idempotencyKey, refused }: EnquiryFormPageProps) {
  const values = { ...enquiry, ownerId: enquiry.owner?.userId };
  const asks = enquiryAsks(owners);
  const { form } = useContractForm<Record<string, unknown>, unknown>(EnquiryForm, refused, {
    id: 'enquiry',
    defaultValue: values,
    words: plainWords,
  });
  return (
    <FormScreen
      title={`Edit enquiry of ${enquiry.lastName}, ${enquiry.firstName}`}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel="Save enquiry"
      version={{ etag: enquiry.etag, values, questions: asks }}
    >
      <AskedFields asks={asks} />
    </FormScreen>
  );
}
