import { classNames } from './class-names.ts';

const weights = {
  none: 'text-muted',
  later: 'font-medium',
  soon: 'font-semibold text-warning',
  overdue: 'font-semibold text-danger',
} as const;

interface DueMarkProps {
  readonly state: keyof typeof weights;
  /** 'in 3 h', '40 min overdue'; empty where no clock runs. */
  readonly left: string;
  readonly at: string | null;
  readonly atText: string;
}

/** How much time is left comes first; the date is for whoever plans the week. */
export function DueMark({ state, left, at, atText }: DueMarkProps) {
  return (
    <span className="flex flex-col tabular-nums">
      {left !== '' && <span className={classNames('whitespace-nowrap', weights[state])}>{left}</span>}
      <time dateTime={at ?? undefined} className="text-xs whitespace-nowrap text-muted">
        {atText}
      </time>
    </span>
  );
}
