import type { SubmissionResult } from '@conform-to/react';
import { lineName } from '#app/core/billing/line-name.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Choices } from '#app/ui/controls/choices.ts';
import type { Choice } from '#app/ui/controls/select.tsx';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { Billing } from '#contracts/generated/wire.ts';
import { billAsks, billFormOf, NewBillForm, typedMoney } from './bill-forms.ts';

interface BillFormPageProps {
  /** Null for a new line. */
  readonly bill: Billing | null;
  readonly providers: Choices;
  readonly payers: readonly Choice[];
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

/** A line that is made or changed by hand; a change says why, and the value of the rule stays with it. */
export function BillFormPage({ bill, providers, payers, idempotencyKey, refused }: BillFormPageProps) {
  const values =
    bill === null
      ? { units: '1' }
      : {
          ...bill,
          case: undefined,
          providerId: bill.provider?.userId,
          icd10: bill.icd10.join(' '),
          amount: typedMoney(bill.amountCents),
          changeReason: undefined,
        };
  const asks = billAsks({ providers, payers }, bill === null);
  const { form } = useContractForm<Record<string, unknown>, unknown>(
    bill === null ? NewBillForm : billFormOf(bill),
    refused,
    { id: 'bill', defaultValue: values, words: plainWords },
  );
  return (
    <FormScreen
      title={bill === null ? 'New billing line' : `Edit ${lineName(bill)}`}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={bill === null ? 'Create line' : 'Save line'}
      version={bill === null ? undefined : { etag: bill.etag, values, questions: asks }}
    >
      <AskedFields asks={asks} />
    </FormScreen>
  );
}
