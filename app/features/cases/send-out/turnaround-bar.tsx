import { workingText } from '#app/core/cases/wait-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';

type Clocks = NonNullable<CaseListItem['turnaround']>;

const tones: Readonly<Record<Clocks['net'], string>> = {
  green: '',
  amber: 'font-semibold text-warning',
  red: 'font-semibold text-danger',
};

const short = (hours: number): string =>
  hours < 48 ? `${Number(hours.toFixed(1))} h` : `${Number((hours / 24).toFixed(1))} d`;

/**
 * Both clocks of a case in one small bar: what was worked on, what was waited for others, and how far that is from the
 * target. Neither hides the other (domain 2.7).
 */
export function TurnaroundBar({ clocks }: { readonly clocks: CaseListItem['turnaround'] }) {
  if (clocks === null) return <span className="text-muted">Not yet</span>;
  const { netHours, grossHours, targetHours, net } = clocks;
  const waited = Math.max(0, grossHours - netHours);
  const whole = Math.max(grossHours, targetHours, 0.1);
  const percent = (hours: number): string => `${(hours / whole) * 100}%`;
  const words = `${workingText(netHours)} without the waits for others, ${workingText(grossHours)} with them, of ${workingText(targetHours)}`;
  return (
    <span title={words} className="flex min-w-20 flex-col gap-1">
      <span aria-hidden className="whitespace-nowrap tabular-nums">
        <span className={classNames(tones[net])}>{short(netHours)}</span>
        <span className="text-muted"> / {short(grossHours)}</span>
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden className="flex h-1.5 w-full overflow-hidden rounded-sm bg-border">
        <span className="h-full bg-accent-fill" style={{ width: percent(netHours) }} />
        <span className="h-full bg-warning" style={{ width: percent(waited) }} />
      </span>
    </span>
  );
}
