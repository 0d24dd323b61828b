import { dueStateOf, dueText, NOT_DUE_YET } from '#app/core/cases/due.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DueMark } from '#app/ui/due-mark.tsx';

interface DueTimeProps {
  dueAt: string | null;
  now: string;
  timeZone: string;
  /** False for what cannot be late now: its time is told, and nothing says how much of it is left. */
  runs?: boolean;
  /** What is said where there is no such time. */
  instead?: string;
}

export function DueTime({ dueAt, now, timeZone, runs = true, instead = NOT_DUE_YET }: DueTimeProps) {
  if (dueAt === null) return <span className="text-muted">{instead}</span>;
  return (
    <DueMark
      state={runs ? dueStateOf(dueAt, now) : 'none'}
      left={runs ? dueText(dueAt, now) : ''}
      at={dueAt}
      atText={instantText(dueAt, timeZone)}
    />
  );
}
