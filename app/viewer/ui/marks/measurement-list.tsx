import { useUnit } from 'effector-react';
import { useId } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import { OF_FIRST_SLIDE } from '#app/core/viewing/mirror.ts';
import { $toldMeasurement } from '../../state/last-measurement.ts';
import { $areMarksHidden } from '../../state/outbox-state.ts';
import { panes } from '../../state/panes.ts';

interface MeasurementListProps {
  readonly title: string;
  readonly rulers: readonly ShownRuler[];
  /** Without a slide nothing is known of what was measured on it. */
  readonly isSlideOpen: boolean;
  readonly side: PaneId;
}

/** What a label leaves unsaid: it only names a scale that is not the file's own, or no more the slide's. */
const BASES: Readonly<Record<Scale['state'], string>> = {
  file: ' by the scale of the file',
  assumed: '',
  manual: '',
  none: ', since the slide names no scale',
  invalid: '',
};

interface MeasuredNoteProps {
  readonly of: ShownRuler;
  readonly side: PaneId;
}

function MeasuredNote({ of, side }: MeasuredNoteProps) {
  const { rulers } = useUnit(panes[side].$current);
  const scale = rulers.find(({ id }) => id === of.id)?.scale;
  const basis = !of.isFormer && scale !== undefined && BASES[scale.state];
  return (
    <span>
      Measured {of.label}
      {basis}
    </span>
  );
}

/** Why the list is empty: a slide may have measurements that the reader has hidden or is not shown. */
function emptyText(isSlideOpen: boolean, areKept: boolean): string {
  if (!isSlideOpen) return 'Not shown, since the slide is not open';
  return areKept ? 'The measurements of this case are not shown to you' : 'None shown';
}

/** The rulers that the canvas shows, as words: a canvas says nothing to a screen reader. */
export function MeasurementList({ title, rulers, isSlideOpen, side }: MeasurementListProps) {
  const id = useId();
  const { last, areKept } = useUnit({ last: $toldMeasurement, areKept: $areMarksHidden });
  const measured =
    last?.pane === side
      ? rulers.find((ruler) => ruler.look === 'own' && ruler.id === last.rulerId)
      : undefined;
  return (
    <div className="sr-only">
      <h3 id={id}>{title}</h3>
      {rulers.length === 0 && <p>{emptyText(isSlideOpen, areKept)}</p>}
      <ol aria-labelledby={id}>
        {rulers.map((ruler) => (
          <li key={ruler.id} data-id={ruler.id}>
            {ruler.label}
            {ruler.look === 'synced' && !ruler.label.endsWith(OF_FIRST_SLIDE) && OF_FIRST_SLIDE}
          </li>
        ))}
      </ol>
      {/* Only what was just drawn or moved: a list that speaks would read out a whole slide at each change of it. */}
      <p aria-live="polite">
        {measured !== undefined && <MeasuredNote key={measured.id} of={measured} side={side} />}
      </p>
    </div>
  );
}
