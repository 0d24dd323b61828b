import { rulerLabel } from '#app/core/marks/length.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';

/** The rulers that the canvas shows, as words: a canvas says nothing to a screen reader. */
export function MeasurementList({ rulers }: { readonly rulers: readonly Ruler[] }) {
  return (
    <div className="sr-only">
      <h2 id="measurements">Measurements on this slide</h2>
      {rulers.length === 0 && <p>None</p>}
      <ol aria-labelledby="measurements" aria-live="polite">
        {rulers.map((ruler) => (
          <li key={ruler.id}>{rulerLabel(ruler)}</li>
        ))}
      </ol>
    </div>
  );
}
