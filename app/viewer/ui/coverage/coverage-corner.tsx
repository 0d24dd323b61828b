import { useUnit } from 'effector-react';
import { Map as MapIcon, ScanSearch } from 'lucide-react';
import { isMagnificationKnown } from '#app/core/coverage/band.ts';
import { type CoveredSlide, sharesOf } from '#app/core/coverage/seen-text.ts';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { coverageTint } from '../../pane/coverage-tint.ts';
import { $seenIn, nextUnseenAsked } from '../../state/coverage/coverage.ts';
import { $mapShown, mapToggled } from '../../state/coverage/map.ts';
import { $isReplay } from '../../state/log.ts';
import { useAriaKeys } from '../toolbar/use-key-settings.ts';

/** In the corner of the overview the way to the map, and above it what the tints of the map mean. */
export function CoverageCorner({ side }: { readonly side: PaneId }) {
  const { shown, slide, isReplay, ...emit } = useUnit({
    shown: $mapShown,
    slide: $seenIn[side],
    isReplay: $isReplay,
    mapToggled,
    nextUnseenAsked,
  });
  const keys = { map: useAriaKeys('toggleMap'), next: useAriaKeys('nextUnseen') };
  if (isReplay) return null;
  const where = side === 'primary' ? '' : ' of the second slide';
  return (
    <>
      <IconButton
        label={`Map of what was seen${where}`}
        size="sm"
        tooltipSide="left"
        aria-pressed={shown}
        aria-keyshortcuts={keys.map}
        className="absolute right-0.5 bottom-24 z-10 size-6 bg-raised"
        onClick={() => emit.mapToggled()}
      >
        <MapIcon aria-hidden />
      </IconButton>
      {shown && (
        <div
          role="group"
          aria-label={`Tissue seen${where}`}
          className="absolute right-0 bottom-[7.75rem] z-10 w-[11.5rem] rounded-tl-md border border-border bg-raised px-1 pb-0.5 text-xs leading-4"
        >
          <div className="flex items-center justify-between text-muted">
            Tissue seen, %
            <IconButton
              label={`Next unseen place${where}`}
              size="sm"
              tooltipSide="left"
              aria-keyshortcuts={keys.next}
              className="size-6"
              onClick={() => emit.nextUnseenAsked()}
            >
              <ScanSearch aria-hidden />
            </IconButton>
          </div>
          {slide === null || slide.coverage.tissue === null ? (
            <p className="text-muted">Looking for tissue…</p>
          ) : (
            <Shares slide={slide} />
          )}
        </div>
      )}
    </>
  );
}

/** How much of the tissue was seen so finely or finer, each over its tint. */
function Shares({ slide }: { readonly slide: CoveredSlide }) {
  return (
    <>
      <dl className="grid grid-cols-5 gap-x-0.5 text-center tabular-nums">
        {sharesOf(slide).map(({ band, name, percent }) => (
          <div key={band}>
            <dt>{name}</dt>
            <dd>{percent}</dd>
            <div
              aria-hidden
              className="h-1 forced-color-adjust-none"
              style={{ background: `linear-gradient(${coverageTint(band)} 0 0), #fff` }}
            />
          </div>
        ))}
      </dl>
      {!isMagnificationKnown(slide.image) && <p className="text-muted">Magnification assumed</p>}
    </>
  );
}
