import { getFormProps } from '@conform-to/react';
import { useEffect } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { Dialog, DialogCancel } from '#app/ui/feedback/dialog.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { useErrorSummary } from '#app/ui/forms/use-error-summary.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { ReleaseForm } from './case-action.ts';
import { caseName } from './not-entered.tsx';
import { RowForm, type RowTarget, useRowAction } from './row-form.tsx';

const reasons = choicesOf(labels.ReleaseReason);

interface ReleaseDialogProps {
  target: RowTarget & { readonly caseID: string | null };
  onClose: () => void;
}

/** Mounted while open. */
export function ReleaseDialog({ target, onClose }: ReleaseDialogProps) {
  const { fetcher, busy, answer } = useRowAction('release', target);
  const { form, fields } = useContractForm(ReleaseForm, null, { id: `release-${target.id}` });
  const refusal = answer === undefined || answer.kind === 'done' ? null : answer.message;
  const { summary, countTry } = useErrorSummary(form, refusal);
  const { onSubmit, ...formProps } = getFormProps(form);

  useEffect(() => {
    if (answer?.kind !== 'done') return;
    notify.success(`${caseName(target)} is back in Available Cases.`, { about: target.id });
    onClose();
  }, [answer, target, onClose]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Release ${caseName(target)}`}
      description="The case goes back to Available Cases at once. What you have written stays with it."
      size="sm"
    >
      <RowForm
        via={fetcher}
        intent="release"
        target={target}
        {...formProps}
        onSubmit={(event) => {
          onSubmit(event);
          countTry();
        }}
        className="flex flex-col gap-4"
      >
        {summary}
        <SelectField field={fields.reason} label="Reason" choices={reasons} placeholder="Choose a reason" />
        <TextAreaField field={fields.note} label="Note" required={fields.reason.value === 'other'} />
        <div className="flex flex-wrap justify-end gap-2">
          <DialogCancel />
          <Button type="submit" variant="primary" busy={busy}>
            Release case
          </Button>
        </div>
      </RowForm>
    </Dialog>
  );
}
