import { dueStateOf, dueText } from '#app/core/cases/due.ts';
import { instantText } from '#app/core/text/dates.ts';
import { classNames } from '#app/ui/class-names.ts';

interface DueTimeProps {
  dueAt: string | null;
  now: string;
  timeZone: string;
}

const weights = {
  none: 'text-muted',
  later: 'font-medium',
  soon: 'font-semibold text-warning',
  overdue: 'font-semibold text-danger',
} as const;

/** How much time is left comes first; the date is for whoever plans the week. */
export function DueTime({ dueAt, now, timeZone }: DueTimeProps) {
  const left = dueText(dueAt, now);
  return (
    <span className="flex flex-col tabular-nums">
      {left !== '' && (
        <span className={classNames('whitespace-nowrap', weights[dueStateOf(dueAt, now)])}>{left}</span>
      )}
      <time dateTime={dueAt ?? undefined} className="text-xs whitespace-nowrap text-muted">
        {instantText(dueAt, timeZone)}
      </time>
    </span>
  );
}
