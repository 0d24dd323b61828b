import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { fieldLabel, readableText } from '#app/core/diagnosis/tables.ts';
import type { DiagnosisAnswer } from '#app/core/resources/diagnosis-answer.ts';
import { clockText } from '#app/core/text/dates.ts';
import { isSameText } from '#app/core/text/text-fields.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';

interface PostedNoticeProps {
  readonly answer: DiagnosisAnswer;
  /** What was posted. */
  readonly fields: DiagnosisFields;
}

/** What came of a post without script. */
export function PostedNotice({ answer, fields }: PostedNoticeProps) {
  const timeZone = useTimeZone();
  if (answer.kind === 'saved')
    return (
      <p role="status" className="text-success">
        Saved at {clockText(answer.savedAt, timeZone)}
      </p>
    );
  if (answer.kind !== 'stale')
    return (
      <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
        Not saved: {answer.message}
      </p>
    );
  const { changedBy, fields: theirs } = answer.theirs;
  const names = [...new Set([...Object.keys(fields), ...Object.keys(theirs)])].filter(
    (name) => !isSameText({ [name]: fields[name] ?? '' }, { [name]: theirs[name] ?? '' }),
  );
  return (
    <section role="alert" className="rounded-md border border-warning bg-warning-soft px-3 py-2">
      <h3 className="font-semibold">Not saved: this text was changed elsewhere by {changedBy}</h3>
      <p>Your text stands below. Saving it again puts it in the place of the text that is shown here.</p>
      <dl className="mt-2 flex flex-col gap-2">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted">{fieldLabel(name)}, as it is saved now</dt>
            <dd className="break-words whitespace-pre-wrap">
              {readableText(name, theirs[name] ?? '') || 'Empty'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
