import { dueStateOf, dueText } from '#app/core/cases/due.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DueMark } from '#app/ui/due-mark.tsx';

interface DueTimeProps {
  dueAt: string | null;
  now: string;
  timeZone: string;
}

export function DueTime({ dueAt, now, timeZone }: DueTimeProps) {
  return (
    <DueMark
      state={dueStateOf(dueAt, now)}
      left={dueText(dueAt, now)}
      at={dueAt}
      atText={instantText(dueAt, timeZone)}
    />
  );
}
