import type { SubmissionResult } from '@conform-to/react';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Choices } from '#app/ui/controls/choices.ts';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { Enquiry } from '#contracts/generated/wire.ts';
import { EnquiryForm, enquiryAsks, NewEnquiryForm } from './enquiry-forms.ts';

interface EnquiryFormPageProps {
  /** Null for a new one. */
  readonly enquiry: Enquiry | null;
  readonly owners: Choices;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

/** An enquiry that is changed, or that somebody of the staff enters: many ask by telephone. */
export function EnquiryFormPage({ enquiry, owners, idempotencyKey, refused }: EnquiryFormPageProps) {
  const values = enquiry === null ? {} : { ...enquiry, ownerId: enquiry.owner?.userId };
  const asks = enquiryAsks(owners);
  const { form } = useContractForm<Record<string, unknown>, unknown>(
    enquiry === null ? NewEnquiryForm : EnquiryForm,
    refused,
    { id: 'enquiry', defaultValue: values, words: plainWords },
  );
  return (
    <FormScreen
      title={enquiry === null ? 'New enquiry' : `Edit enquiry of ${enquiry.lastName}, ${enquiry.firstName}`}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={enquiry === null ? 'Create enquiry' : 'Save enquiry'}
      version={enquiry === null ? undefined : { etag: enquiry.etag, values, questions: asks }}
    >
      <AskedFields asks={asks} />
    </FormScreen>
  );
}
