import { useId } from 'react';
import type { ShownRuler } from '#app/core/marks/shown.ts';

interface MeasurementListProps {
  readonly title: string;
  readonly rulers: readonly ShownRuler[];
}

/** The rulers that the canvas shows, as words: a canvas says nothing to a screen reader. */
export function MeasurementList({ title, rulers }: MeasurementListProps) {
  const id = useId();
  return (
    <div className="sr-only">
      <h3 id={id}>{title}</h3>
      {rulers.length === 0 && <p>None</p>}
      <ol aria-labelledby={id} aria-live="polite">
        {rulers.map((ruler) => (
          <li key={ruler.id} data-id={ruler.id}>
            {ruler.label}
          </li>
        ))}
      </ol>
    </div>
  );
}
