import { sharePieces, sharesText } from '#app/core/cases/wait-bar.ts';
import { shortWorkingText, workingText } from '#app/core/cases/wait-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { WaitStrip } from '#app/ui/detail/wait-bar.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';

type BothClocks = NonNullable<CaseListItem['turnaround']>;

const tones: Readonly<Record<BothClocks['net'], string>> = {
  green: '',
  amber: 'font-semibold text-warning',
  red: 'font-semibold text-danger',
};

interface TurnaroundBarProps {
  readonly clocks: CaseListItem['turnaround'];
  readonly waits: CaseListItem['waits'];
}

/**
 * Both clocks of a case in figures, over one bar of its waits: whose time the case took so far. Neither clock hides the
 * other (domain 2.7).
 */
export function TurnaroundBar({ clocks, waits }: TurnaroundBarProps) {
  return (
    <span className="flex min-w-20 flex-col gap-1">
      {clocks === null ? <span className="text-muted">Not yet</span> : <Clocks clocks={clocks} />}
      {waits.length > 0 && (
        <>
          <VisuallyHidden>Waits: {sharesText(waits)}</VisuallyHidden>
          <WaitStrip size="sm" pieces={sharePieces(waits)} />
        </>
      )}
    </span>
  );
}

function Clocks({ clocks: { netHours, grossHours, targetHours, net } }: { readonly clocks: BothClocks }) {
  const words = `${workingText(netHours)} without the waits for others, ${workingText(grossHours)} with them, of ${workingText(targetHours)}`;
  return (
    <span title={words}>
      <span aria-hidden className="whitespace-nowrap tabular-nums">
        <span className={classNames(tones[net])}>{shortWorkingText(netHours)}</span>
        <span className="text-muted"> / {shortWorkingText(grossHours)}</span>
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
