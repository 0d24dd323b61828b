import { Link } from '@remix-run/react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';
import type { Figure } from './figures.ts';

const cardLook =
  'flex h-full min-h-20 flex-col justify-between rounded-lg border border-border bg-raised p-3 shadow-sm';

/** One count of an overview, and the way to the list that counts it. */
export function FigureCard({ label, count, of, isAlarm = false, to }: Figure) {
  const alarms = isAlarm && count > 0;
  const inside = (
    <>
      <span className="text-sm text-muted">{label}</span>
      <span
        className={classNames(
          'flex items-center gap-1.5 text-2xl tabular-nums',
          alarms && 'font-semibold text-danger',
        )}
      >
        {alarms && <CircleAlert aria-hidden className="size-5" />}
        {count}
        {of !== undefined && <span className="text-sm text-muted">of {of}</span>}
      </span>
    </>
  );
  if (to === null) return <div className={cardLook}>{inside}</div>;
  return (
    <Link to={to} className={classNames(cardLook, 'hover:bg-hover')}>
      {inside}
    </Link>
  );
}
