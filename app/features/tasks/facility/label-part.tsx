import { Link } from '@remix-run/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { amissAtLastCheck, checkLabels, labelCheckText } from '#app/core/labels/label-check.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import { LabelsForm } from './facility-forms.ts';

interface LabelPartProps {
  readonly task: Task;
  readonly labels: readonly string[];
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** Labels are printed, stuck on, and scanned back from the glass: what is missing or strange is named before it travels. */
export function LabelPart({ task, labels, idempotencyKey, outcome }: LabelPartProps) {
  const { form, fields } = useContractForm(LabelsForm, refusedOf(outcome, 'labels'), { id: 'labels' });
  const check = checkLabels(labels, fields.scanned.value ?? '');
  const amiss = amissAtLastCheck(task.comments);
  const isBegun = (fields.scanned.value ?? '').trim() !== '';
  return (
    <DetailSection title="Labels">
      <ul aria-label="Labels of this task" className="flex flex-col gap-1">
        {labels.map((text) => {
          const isFound = check.found.includes(text);
          const Icon = isFound ? CircleCheck : CircleDashed;
          return (
            <li key={text} className="flex items-center gap-2">
              <Icon aria-hidden className={isFound ? 'size-4 text-success' : 'size-4 text-muted'} />
              <span className="font-medium tabular-nums">{text}</span>
              <span className="text-sm text-muted">{isFound ? 'scanned back' : 'not scanned back yet'}</span>
            </li>
          );
        })}
      </ul>
      {amiss !== null && <p className="font-medium text-danger">The last check that was recorded: {amiss}</p>}
      <TextLink asChild className="w-fit">
        <Link to={`?task=${encodeURIComponent(task.id)}&print=labels`}>Labels to print</Link>
      </TextLink>
      {task.allowedActions.includes('comment') && (
        <IntentForm
          form={form}
          intent="labels"
          submitLabel="Record the check"
          etag={task.etag}
          idempotencyKey={idempotencyKey}
        >
          <TextAreaField
            field={fields.scanned}
            label="Scanned labels"
            hint="Scan the label of each slide, one on each line."
            rows={Math.min(8, labels.length + 2)}
          />
          <p
            role="status"
            className={check.isWhole ? 'font-medium text-success' : 'font-medium text-warning'}
          >
            {isBegun && labelCheckText(labels, check)}
          </p>
        </IntentForm>
      )}
    </DetailSection>
  );
}
