import { classNames } from './class-names.ts';

const weights = {
  none: 'text-muted',
  later: 'font-medium',
  soon: 'font-semibold text-warning',
  overdue: 'font-semibold text-danger',
} as const;

/** As long as a zone has a short name, such as EST: that of GMT+5:30 may stand below its time. */
const ON_ONE_LINE = '11/23/2026 05:00 PM NZDT'.length;

/** In a table, and nowhere else: large text on a phone wraps. */
const ONE_LINE = '[white-space:var(--line-space,normal)]';

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
      {left !== '' && <span className={classNames(ONE_LINE, weights[state])}>{left}</span>}
      <time
        dateTime={at ?? undefined}
        className={classNames('text-xs text-muted', atText.length <= ON_ONE_LINE && ONE_LINE)}
      >
        {atText}
      </time>
    </span>
  );
}
