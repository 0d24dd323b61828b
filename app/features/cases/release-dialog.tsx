import { getFormProps } from '@conform-to/react';
import { useEffect } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { ReleaseForm } from './case-action.ts';
import { caseName } from './not-entered.tsx';
import { RowForm, type RowTarget, useRowAction } from './row-form.tsx';

const reasons = Object.entries(labels.ReleaseReason).map(([value, label]) => ({ value, label }));

interface ReleaseDialogProps {
  target: RowTarget & { readonly caseID: string | null };
  onClose: () => void;
}

/** Mounted while open. */
export function ReleaseDialog({ target, onClose }: ReleaseDialogProps) {
  const { fetcher, busy, answer } = useRowAction('release', target);
  const { form, fields } = useContractForm(ReleaseForm, null, { id: `release-${target.id}` });

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
      description="It goes back to Available Cases at once; what you have written stays with the case."
      size="sm"
    >
      <RowForm
        via={fetcher}
        intent="release"
        target={target}
        {...getFormProps(form)}
        className="flex flex-col gap-4"
      >
        <SelectField field={fields.reason} label="Reason" choices={reasons} placeholder="Choose a reason" />
        <TextAreaField field={fields.note} label="Note" required={fields.reason.value === 'other'} />
        <p role="alert" className="text-danger empty:hidden">
          {answer?.kind === 'refused' || answer?.kind === 'lost' ? answer.message : ''}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={busy}>
            Release
          </Button>
        </div>
      </RowForm>
    </Dialog>
  );
}
