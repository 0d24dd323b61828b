import type { SubmissionResult } from '@conform-to/react';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { User } from '#contracts/generated/wire.ts';
import { checkedSites, UserForm, userAsks } from './user-forms.ts';

interface UserFormPageProps {
  readonly user: User;
  /** Whether it is the account of whoever looks at the page. */
  readonly isOwn: boolean;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

const tickOf = (isOn: boolean) => (isOn ? 'on' : undefined);

/** What an admin may change of somebody. The status is changed on the page of the user, where it has its guards. */
export function UserFormPage({ user, isOwn, idempotencyKey, refused }: UserFormPageProps) {
  const { view, edit, assign, pickup } = user.rights;
  const values = {
    ...user,
    verifiedSites: checkedSites(user.readingSites),
    rights: { view: tickOf(view), edit: tickOf(edit), assign: tickOf(assign), pickup: tickOf(pickup) },
  };
  const { form } = useContractForm<Record<string, unknown>, unknown>(UserForm, refused, {
    id: 'user',
    defaultValue: values,
    words: plainWords,
  });
  const asks = userAsks(user, isOwn);
  return (
    <FormScreen
      title={`Edit ${user.displayName}`}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel="Save user"
      version={{ etag: user.etag, values, questions: asks }}
    >
      <AskedFields asks={asks} />
    </FormScreen>
  );
}
