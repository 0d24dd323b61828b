import type { SubmissionResult } from '@conform-to/react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { RefusedAction } from '#app/ui/detail/action-bar.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { isRefused, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { ReasonForm } from './review-forms.ts';

interface CaseMovesProps {
  readonly form: CaseForm;
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** What else can be done with the case: begin another one like it, correct it, or withdraw it. */
export function CaseMoves({ form, reasons = {}, idempotencyKey, outcome }: CaseMovesProps) {
  const { etag, allowedActions } = form;
  const source = { etag, idempotencyKey };
  const isShown = (action: 'recall' | 'cancel', intent: string) =>
    allowedActions.includes(action) || isRefused(outcome, intent);
  return (
    <DetailSection title="More">
      <div className="flex flex-col gap-3">
        <div className="w-fit">
          <ActionForm intent="duplicate" label="Duplicate as new" {...source} />
        </div>
        {isShown('recall', 'recall') && (
          <Reasoned
            intent="recall"
            label="Take the case back to correct it"
            submitLabel="Take the case back"
            refused={refusedOf(outcome, 'recall')}
            {...source}
          />
        )}
        {!isShown('recall', 'recall') && reasons['recall'] !== undefined && (
          <RefusedAction label="Take the case back" because={reasons['recall']} />
        )}
        {isShown('cancel', 'withdraw') && (
          <Reasoned
            intent="withdraw"
            label="Withdraw the case"
            submitLabel="Withdraw case"
            refused={refusedOf(outcome, 'withdraw')}
            {...source}
          />
        )}
        {!isShown('cancel', 'withdraw') && reasons['cancel'] !== undefined && (
          <RefusedAction label="Withdraw case" because={reasons['cancel']} />
        )}
      </div>
    </DetailSection>
  );
}

interface ReasonedProps {
  readonly intent: 'recall' | 'withdraw';
  readonly label: string;
  readonly submitLabel: string;
  readonly etag: string;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

function Reasoned({ intent, label, submitLabel, refused, ...source }: ReasonedProps) {
  const { form, fields } = useContractForm(ReasonForm, refused, { id: intent });
  return (
    <Folded label={label} isOpen={refused !== null}>
      <IntentForm form={form} intent={intent} submitLabel={submitLabel} {...source}>
        <TextAreaField field={fields.reason} label="Reason" rows={2} />
      </IntentForm>
    </Folded>
  );
}
