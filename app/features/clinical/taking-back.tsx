import { isFacility, type Role } from '#app/core/access/roles.ts';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { TakeBackForm } from './clinical-forms.ts';

interface TakingBackProps {
  readonly ofCase: Case;
  readonly role: Role;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const WAYS = {
  recall: {
    title: 'Take this case back to mend it',
    text: 'It comes back to you before anybody reads it. You mend it and send it out again.',
    submit: 'Take case back',
  },
  withdraw: {
    title: 'Withdraw this case',
    text: 'Nobody will read it. What is written down stays, and the operator can bring it back for 30 days.',
    submit: 'Withdraw case',
  },
};

/** What a facility may do with a case that it has sent out and that nobody reads yet. */
export function TakingBack(props: TakingBackProps) {
  const { allowedActions } = props.ofCase;
  if (!isFacility(props.role)) return null;
  return (
    <div id="withdraw" className="flex scroll-mt-28 flex-col gap-2 empty:hidden">
      {allowedActions.includes('recall') && <TakeBack intent="recall" {...props} />}
      {allowedActions.includes('cancel') && <TakeBack intent="withdraw" {...props} />}
    </div>
  );
}

function TakeBack({
  intent,
  ofCase,
  idempotencyKey,
  outcome,
}: TakingBackProps & { readonly intent: keyof typeof WAYS }) {
  const refused = refusedOf(outcome, intent);
  const { form, fields } = useContractForm(TakeBackForm, refused, { id: intent });
  const { title, text, submit } = WAYS[intent];
  return (
    <details open={refused !== null || undefined}>
      <summary className="min-h-6 w-fit cursor-pointer content-center text-accent coarse:min-h-11">
        {title}
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        <p className="text-sm text-muted">{text}</p>
        <IntentForm
          form={form}
          intent={intent}
          submitLabel={submit}
          look="primary"
          etag={ofCase.etag}
          idempotencyKey={idempotencyKey}
        >
          <TextAreaField field={fields.reason} label="Reason" rows={3} />
        </IntentForm>
      </div>
    </details>
  );
}
