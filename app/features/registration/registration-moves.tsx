import type { SubmissionResult } from '@conform-to/react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { RefusedAction } from '#app/ui/detail/action-bar.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { CheckboxField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import type { Registration } from '#contracts/generated/wire.ts';
import { isOwnForm } from './kinds.ts';
import { AgreementForm, ConsentForm, ReasonForm } from './registration-forms.ts';

interface MovesProps {
  readonly registration: Registration;
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  readonly refusedOf: (intent: string) => SubmissionResult | null;
}

type MoveProps = Omit<MovesProps, 'refusedOf' | 'reasons'> & { readonly refused: SubmissionResult | null };

/** What the operator looks for on the page of a registration. */
const DECISIONS = [
  { action: 'approve', label: 'Approve' },
  { action: 'return', label: 'Send back for changes' },
  { action: 'reject', label: 'Reject' },
] as const;

/** What the reader may do with the registration now, as the API says it. */
export function RegistrationMoves({ registration, reasons = {}, idempotencyKey, refusedOf }: MovesProps) {
  const { allowedActions, kind, signed, etag } = registration;
  const may = (action: Registration['allowedActions'][number]) => allowedActions.includes(action);
  const own = { registration, idempotencyKey };
  const plain = { etag, idempotencyKey };
  const needsSignature = isOwnForm(kind) && signed === null;
  const refused = DECISIONS.filter(({ action }) => !may(action) && reasons[action] !== undefined);
  if (!allowedActions.some((action) => action !== 'edit') && refused.length === 0) return null;
  return (
    <div className="flex flex-col gap-5 rounded-lg border border-border bg-raised p-4">
      {may('submit') && !needsSignature && (
        <ActionForm intent="handIn" label="Hand in for review" look="primary" {...plain} />
      )}
      {may('submit') && needsSignature && kind === 'providers' && (
        <Consent {...own} refused={refusedOf('consent')} />
      )}
      {may('submit') && needsSignature && kind === 'facilities' && (
        <Agreement {...own} refused={refusedOf('agreement')} />
      )}
      {may('start') && <ActionForm intent="start" label="Start the review" look="primary" {...plain} />}
      {may('approve') && <ActionForm intent="approve" label="Approve" look="primary" {...plain} />}
      {may('return') && (
        <Reason {...own} intent="return" label="Send back for changes" refused={refusedOf('return')} />
      )}
      {may('reject') && <Reason {...own} intent="reject" label="Reject" refused={refusedOf('reject')} />}
      {refused.map(({ action, label }) => (
        <RefusedAction key={action} label={label} because={reasons[action]} />
      ))}
    </div>
  );
}

function Consent({ registration, idempotencyKey, refused }: MoveProps) {
  const { form, fields } = useContractForm(ConsentForm, refused, { id: 'consent' });
  return (
    <IntentForm
      form={form}
      intent="consent"
      submitLabel="Sign and hand in"
      look="primary"
      etag={registration.etag}
      idempotencyKey={idempotencyKey}
    >
      <CheckboxField field={fields.terms} label="I accept the terms of use" />
      <CheckboxField field={fields.privacy} label="I have read the privacy notice" />
      <CheckboxField field={fields.eSignature} label="My electronic signature is as good as a written one" />
      <TextField
        field={fields.signedName}
        label="Your full name"
        hint="It is your signature"
        autoComplete="name"
      />
    </IntentForm>
  );
}

function Agreement({ registration, idempotencyKey, refused }: MoveProps) {
  const { form, fields } = useContractForm(AgreementForm, refused, { id: 'agreement' });
  return (
    <IntentForm
      form={form}
      intent="agreement"
      submitLabel="Sign and hand in"
      look="primary"
      etag={registration.etag}
      idempotencyKey={idempotencyKey}
    >
      <CheckboxField
        field={fields.agreement}
        label="I sign the contract for reading cases for the facility"
      />
      <CheckboxField field={fields.baa} label="I sign the business associate agreement about patient data" />
      <TextField
        field={fields.signedName}
        label="Your full name"
        hint="It is your signature"
        autoComplete="name"
      />
    </IntentForm>
  );
}

interface ReasonProps extends MoveProps {
  readonly intent: 'return' | 'reject';
  readonly label: string;
}

function Reason({ registration, idempotencyKey, refused, intent, label }: ReasonProps) {
  const { form, fields } = useContractForm(ReasonForm, refused, { id: intent });
  return (
    <IntentForm
      form={form}
      intent={intent}
      submitLabel={label}
      etag={registration.etag}
      idempotencyKey={idempotencyKey}
    >
      <TextAreaField field={fields.reason} label={`Reason to ${label.toLowerCase()}`} rows={3} />
    </IntentForm>
  );
}
