import { useUnit } from 'effector-react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { scalesDiffer } from '#app/core/slides/scale.ts';
import { $split, panes } from '../../state/panes.ts';
import { AdjustmentPanel } from '../picture/adjustment-panel.tsx';
import { ObjectiveButtons } from '../picture/objective-buttons.tsx';
import { OverviewButton } from '../picture/overview-button.tsx';
import { AssociatedPictures } from './associated-pictures.tsx';
import { MagnificationBadge } from './magnification-badge.tsx';
import type { StageView } from './stage.tsx';
import { useLiveValue } from './use-live-value.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface StageToolsProps {
  readonly side: PaneId;
  readonly view: StageView;
}

/** Below the slide rather than on it: nothing there hides tissue. It follows every frame of a movement. */
export function StageTools({ side, view: { pane, live, width } }: StageToolsProps) {
  const { image, other, split } = useUnit({
    image: panes[side].$openImage,
    other: panes[side === 'primary' ? 'secondary' : 'primary'].$openImage,
    split: $split,
  });
  const view = useLiveValue(live);
  const limits = image === null ? null : (pane?.limits() ?? null);
  return (
    <div className="flex min-h-8 shrink-0 flex-wrap items-center justify-between gap-x-2 border-t border-border bg-raised px-1 low:min-h-7 low:flex-nowrap low:overflow-x-auto max-sm:flex-nowrap max-sm:overflow-x-auto">
      <div className="flex flex-wrap items-center low:flex-nowrap max-sm:flex-nowrap">
        <ObjectiveButtons
          scan={
            image === null || limits === null
              ? null
              : { scale: image.scale, named: image.magnification, limits }
          }
          scale={view?.scale ?? 0}
          onZoom={(scale) => pane?.zoomTo(scale)}
        />
        <ZoomButtons
          limits={limits}
          scale={view?.scale ?? 0}
          disabled={image === null}
          onZoom={(scale) => pane?.zoomTo(scale)}
        />
        <OverviewButton />
        <AdjustmentPanel side={side} disabled={image === null} />
        {pane !== null && image !== null && (
          <AssociatedPictures
            load={pane.associated}
            where={side === 'primary' ? '' : ' of the second slide'}
          />
        )}
      </div>
      {image !== null && view !== null && (
        <div className="shrink-0 max-sm:order-first">
          <MagnificationBadge
            scale={image.scale}
            magnification={image.magnification}
            view={view}
            width={width}
            scalesDiffer={split && other !== null && scalesDiffer(image.scale, other.scale)}
          />
        </div>
      )}
    </div>
  );
}
