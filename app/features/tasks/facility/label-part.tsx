import { Link } from '@remix-run/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { checkLabels, labelCheckText, lastLabelCheck } from '#app/core/labels/label-check.ts';
import { isClosed } from '#app/core/tasks/task-kinds.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { isRefused, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
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
  const timeZone = useTimeZone();
  const scanned = fields.scanned.value ?? '';
  const check = checkLabels(labels, scanned);
  const last = lastLabelCheck(task.comments);
  const isBegun = scanned.trim() !== '';
  const mayCheck = task.allowedActions.includes('comment') && !isClosed(task.status);
  /** Whether a label was scanned back; null where the text of the last check says itself which labels it missed. */
  const isBack = (text: string): boolean | null => {
    if (isBegun || last === null) return check.found.includes(text);
    return last.labelCheck === 'in_order' ? true : null;
  };
  return (
    <DetailSection title="Labels">
      {labels.length > 0 && (
        <ul aria-label="Labels of this task" className="flex flex-col gap-1">
          {labels.map((text) => (
            <LabelLine key={text} text={text} isBack={isBack(text)} />
          ))}
        </ul>
      )}
      {last !== null && (
        <p className={last.labelCheck === 'in_order' ? 'text-success' : 'font-medium text-danger'}>
          The last check that was recorded: {last.text}{' '}
          <span className="text-muted">
            {last.author.displayName}, {instantText(last.at, timeZone)}
          </span>
        </p>
      )}
      {labels.length > 0 && (
        <TextLink asChild className="w-fit">
          <Link to={`?task=${encodeURIComponent(task.id)}&print=labels`}>Labels to print</Link>
        </TextLink>
      )}
      {(mayCheck || isRefused(outcome, 'labels')) && (
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
            {isBegun && labels.length > 0 && labelCheckText(labels, check)}
          </p>
        </IntentForm>
      )}
    </DetailSection>
  );
}

interface LabelLineProps {
  readonly text: string;
  readonly isBack: boolean | null;
}

function LabelLine({ text, isBack }: LabelLineProps) {
  const Icon = isBack === true ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className={isBack === true ? 'size-4 text-success' : 'size-4 text-muted'} />
      <span className="font-medium tabular-nums">{text}</span>
      {isBack !== null && (
        <span className="text-sm text-muted">{isBack ? 'scanned back' : 'not scanned back yet'}</span>
      )}
    </li>
  );
}
