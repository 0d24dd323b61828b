import type { SubmissionResult } from '@conform-to/react';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { FacilityAccount } from '#contracts/generated/wire.ts';
import { FacilityFields } from './facility-fields.tsx';
import { facilityFormOf } from './facility-form.ts';
import { facilityQuestions } from './facility-questions.ts';
import { typedOf } from './typed-facility.ts';

interface EditFacilityPageProps {
  readonly account: FacilityAccount;
  readonly refused: SubmissionResult | null;
  readonly idempotencyKey: string;
  /** A day as the wire writes it. */
  readonly today: string;
  readonly timeZones: readonly string[];
}

/** The facility's form, changed by its own people: only what differs is sent. */
export function EditFacilityPage(props: EditFacilityPageProps) {
  const { account, refused, today, idempotencyKey, timeZones } = props;
  const values = typedOf(account.form);
  const { form, fields } = useContractForm(facilityFormOf(account.form, today), refused, {
    id: 'facility',
    defaultValue: values,
  });
  return (
    <FormScreen
      title="Edit facility account details"
      summary={account.form.legalName}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel="Save facility account"
      version={{ etag: account.etag, values, questions: facilityQuestions }}
    >
      <FacilityFields fields={fields} timeZones={timeZones} isNew={false} />
    </FormScreen>
  );
}
