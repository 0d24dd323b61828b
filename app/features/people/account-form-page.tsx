import type { SubmissionResult } from '@conform-to/react';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Choices } from '#app/ui/controls/choices.ts';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { Account } from '#contracts/generated/wire.ts';
import { AccountForm, accountAsks, NewAccountForm } from './account-forms.ts';

interface AccountFormPageProps {
  /** Null for a new one. */
  readonly account: Account | null;
  readonly owners: Choices;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

/** An account that is made or changed by hand; most come from enquiries. */
export function AccountFormPage({ account, owners, idempotencyKey, refused }: AccountFormPageProps) {
  const values = account === null ? {} : { ...account, ownerId: account.owner?.userId };
  const asks = accountAsks(owners);
  const { form } = useContractForm<Record<string, unknown>, unknown>(
    account === null ? NewAccountForm : AccountForm,
    refused,
    { id: 'account', defaultValue: values, words: plainWords },
  );
  return (
    <FormScreen
      title={account === null ? 'New account' : `Edit ${account.name}`}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={account === null ? 'Create account' : 'Save account'}
      version={account === null ? undefined : { etag: account.etag, values, questions: asks }}
    >
      <AskedFields asks={asks} />
    </FormScreen>
  );
}
