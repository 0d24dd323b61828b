import { useUnit } from 'effector-react';
import { useId } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import { $toldMeasurement } from '../../state/last-measurement.ts';
import { panes } from '../../state/panes.ts';

interface MeasurementListProps {
  readonly title: string;
  readonly rulers: readonly ShownRuler[];
  /** Without a slide nothing is known of what was measured on it. */
  readonly isSlideOpen: boolean;
  /** Whose new and moved rulers are said aloud; without it, those of either pane that are in the list. */
  readonly side?: PaneId;
}

/** What a label leaves unsaid: it only names a scale that is not the file's own. */
const BASES: Readonly<Record<Scale['state'], string>> = {
  file: ' by the scale of the file',
  assumed: '',
  manual: '',
  none: ', since the slide names no scale',
  invalid: '',
};

function MeasuredNote({ of, pane }: { readonly of: ShownRuler; readonly pane: PaneId }) {
  const { rulers } = useUnit(panes[pane].$current);
  const scale = rulers.find(({ id }) => id === of.id)?.scale;
  return (
    <span>
      Measured {of.label}
      {scale !== undefined && BASES[scale.state]}
    </span>
  );
}

/** The rulers that the canvas shows, as words: a canvas says nothing to a screen reader. */
export function MeasurementList({ title, rulers, isSlideOpen, side }: MeasurementListProps) {
  const id = useId();
  const last = useUnit($toldMeasurement);
  const isOfPane = side === undefined || last?.pane === side;
  const measured = isOfPane
    ? rulers.find((ruler) => ruler.look === 'own' && ruler.id === last?.rulerId)
    : undefined;
  return (
    <div className="sr-only">
      <h3 id={id}>{title}</h3>
      {rulers.length === 0 && <p>{isSlideOpen ? 'None' : 'Not shown, since the slide is not open'}</p>}
      <ol aria-labelledby={id}>
        {rulers.map((ruler) => (
          <li key={ruler.id} data-id={ruler.id}>
            {ruler.label}
            {ruler.look === 'synced' && ', of the first pane’s slide'}
          </li>
        ))}
      </ol>
      {/* Only what was just drawn or moved: a list that speaks would read out a whole slide at each change of it. */}
      <p aria-live="polite">
        {measured !== undefined && (
          <MeasuredNote key={measured.id} of={measured} pane={last?.pane ?? 'primary'} />
        )}
      </p>
    </div>
  );
}
