import { useUnit } from 'effector-react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { FieldCount } from '#app/core/counting/count.ts';
import type { FieldDirection } from '#app/core/counting/field.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import {
  $placesPoints,
  type Counting,
  fieldStepped,
  nextPlace,
  pointsAsked,
} from '../../state/counting/counting.ts';
import { $sealed } from '../../state/log.ts';
import type { CountingPanelProps } from './counting-panel.tsx';

interface CountingStepsProps extends Pick<CountingPanelProps, 'paneSize'> {
  readonly counting: Counting;
  readonly count: FieldCount;
}

const ARROWS = [
  ['left', ArrowLeft],
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['right', ArrowRight],
] as const;

const marksText = (count: number): string => (count === 1 ? '1 mark' : `${String(count)} marks`);

/** Where the count is, and the ways on from there. */
export function CountingSteps({ counting, count, paneSize }: CountingStepsProps) {
  const { placing, sealed, step, askPoints } = useUnit({
    placing: $placesPoints,
    sealed: $sealed,
    step: fieldStepped,
    askPoints: pointsAsked,
  });
  const go = (direction: FieldDirection) => step({ direction, pane: paneSize() });
  const isOver = (direction: FieldDirection): boolean => nextPlace(counting, direction) === null;
  return (
    <>
      <p role="status" className="font-medium">
        Field {counting.current + 1} of {counting.fields.length}:{' '}
        {marksText(count.counts[counting.current] ?? 0)}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {/* Not disabled where the slide ends: the keyboard's focus would be lost in the middle of a count. */}
        <Button
          size="sm"
          variant="primary"
          className="mr-auto aria-disabled:opacity-50"
          aria-disabled={isOver('right')}
          onClick={() => go('right')}
        >
          Next field
        </Button>
        {ARROWS.map(([direction, Arrow]) => (
          <IconButton
            key={direction}
            label={isOver(direction) ? `Field ${direction}: the slide ends here` : `Field ${direction}`}
            size="sm"
            className="aria-disabled:opacity-50"
            aria-disabled={isOver(direction)}
            onClick={() => go(direction)}
          >
            <Arrow aria-hidden />
          </IconButton>
        ))}
      </div>
      {sealed === null && !placing && (
        <Button size="sm" onClick={() => askPoints()}>
          Place points
        </Button>
      )}
    </>
  );
}
