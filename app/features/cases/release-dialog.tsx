import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { labels } from '#contracts/generated/labels.ts';
import { releaseProblemsOf } from './case-action.ts';
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
  const [problems, setProblems] = useState<ReturnType<typeof releaseProblemsOf>>({});
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState('');

  useEffect(() => {
    if (answer?.kind !== 'done') return;
    notify.success(`${caseName(target)} is back in Available Cases.`, { about: target.id });
    onClose();
  }, [answer, target, onClose]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const found = releaseProblemsOf(new FormData(event.currentTarget));
    if (Object.keys(found).length > 0) event.preventDefault();
    setProblems(found);
    setTried(true);
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (isTried) setProblems(releaseProblemsOf(new FormData(event.currentTarget)));
  };
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
        noValidate
        onSubmit={onSubmit}
        onChange={onChange}
        className="flex flex-col gap-4"
      >
        <Field label="Reason" required error={problems['reason']}>
          <Select
            name="reason"
            choices={reasons}
            placeholder="Choose a reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Field label="Note" required={reason === 'other'} error={problems['note']}>
          <TextArea name="note" maxLength={1000} />
        </Field>
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
