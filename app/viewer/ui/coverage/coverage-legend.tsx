import { useUnit } from 'effector-react';
import { isMagnificationKnown } from '#app/core/coverage/band.ts';
import { sharesText } from '#app/core/coverage/seen-text.ts';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { coverageTint } from '../../pane/coverage-tint.ts';
import { $seenIn } from '../../state/coverage/coverage.ts';
import { $mapShown } from '../../state/coverage/map.ts';

/** The tints of the map above the overview, each with how much of the tissue was seen so finely or finer. */
export function CoverageLegend({ side }: { readonly side: PaneId }) {
  const { shown, slide } = useUnit({ shown: $mapShown, slide: $seenIn[side] });
  if (!shown) return null;
  const shares = slide === null ? [] : sharesText(slide);
  return (
    <div
      role="group"
      aria-label={side === 'primary' ? 'Tissue seen' : 'Tissue seen in the second slide'}
      className="absolute right-0 bottom-[7.75rem] z-10 w-[11.5rem] rounded-tl-md border border-border bg-raised px-1 py-0.5 text-xs leading-4"
    >
      {slide === null || shares.length === 0 ? (
        <p className="text-muted">Looking for tissue…</p>
      ) : (
        <>
          <p className="text-muted">Tissue seen</p>
          <dl className="grid grid-cols-5 gap-x-0.5 text-center tabular-nums">
            {shares.map(({ band, name, share }) => (
              <div key={band}>
                <dt>{name}</dt>
                <dd className="-mx-1 whitespace-nowrap tracking-tight">{share}</dd>
                <div
                  aria-hidden
                  className="h-1"
                  style={{ background: `linear-gradient(${coverageTint(band)} 0 0), #fff` }}
                />
              </div>
            ))}
          </dl>
          {!isMagnificationKnown(slide.image) && <p className="text-muted">Magnification assumed</p>}
        </>
      )}
    </div>
  );
}
