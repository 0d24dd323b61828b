import { useUnit } from 'effector-react';
import { memo, useCallback } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { scalesDiffer } from '#app/core/slides/scale.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { $isEmpty, $split, panes } from '../../state/panes.ts';
import { AdjustmentPanel } from '../picture/adjustment-panel.tsx';
import { ObjectiveButtons } from '../picture/objective-buttons.tsx';
import { OverviewButton } from '../picture/overview-button.tsx';
import { ZoomButtons } from '../picture/zoom-buttons.tsx';
import { WaitingTools } from '../toolbar/waiting-tools.tsx';
import { AssociatedPictures } from './associated-pictures.tsx';
import { MagnificationBadge } from './magnification-badge.tsx';
import type { StageView } from './stage.tsx';
import { useLiveValue } from './use-live-value.ts';

interface StageToolsProps extends StageView {
  readonly side: PaneId;
}

/** Below the slide rather than on it: nothing there hides tissue. */
export const StageTools = memo(function StageTools({ side, pane, live, width }: StageToolsProps) {
  const image = useUnit(panes[side].$openImage);
  return (
    <div className="flex min-h-8 shrink-0 flex-wrap items-center justify-between gap-x-2 border-t border-border bg-raised px-1 low:min-h-7 low:flex-nowrap low:overflow-x-auto max-sm:flex-nowrap max-sm:overflow-x-auto lying:flex-nowrap lying:overflow-x-auto">
      <div className="flex flex-wrap items-center low:flex-nowrap max-sm:flex-nowrap lying:flex-nowrap">
        <Zooms pane={pane} live={live} image={image} />
        <OverviewButton />
        <WaitingTools during={$isEmpty[side]}>
          <AdjustmentPanel side={side} />
        </WaitingTools>
        {pane !== null && image !== null && (
          <AssociatedPictures
            load={pane.associated}
            where={side === 'primary' ? '' : ' of the second slide'}
          />
        )}
      </div>
      {image !== null && <Magnification side={side} live={live} width={width} image={image} />}
    </div>
  );
});

interface ZoomsProps extends Pick<StageView, 'pane' | 'live'> {
  readonly image: OpenImage | null;
}

/** The zooms follow every frame of a movement, and the size of the pane, on which the limits depend. */
function Zooms({ pane, live, image }: ZoomsProps) {
  const scale = useLiveValue(live)?.scale ?? 0;
  const limits = image === null ? null : (pane?.limits() ?? null);
  const zoom = useCallback((to: number) => pane?.zoomTo(to), [pane]);
  const scan =
    image === null || limits === null ? null : { scale: image.scale, named: image.magnification, limits };
  return (
    <>
      <ObjectiveButtons scan={scan} scale={scale} onZoom={zoom} />
      <ZoomButtons limits={limits} scale={scale} onZoom={zoom} />
    </>
  );
}

interface MagnificationProps extends Pick<StageView, 'live' | 'width'> {
  readonly side: PaneId;
  readonly image: OpenImage;
}

/** The magnification follows every frame of a movement. */
function Magnification({ side, live, width, image }: MagnificationProps) {
  const { other, split } = useUnit({
    other: panes[side === 'primary' ? 'secondary' : 'primary'].$openImage,
    split: $split,
  });
  const view = useLiveValue(live);
  if (view === null) return null;
  return (
    <div className="low:shrink-0 max-sm:order-first max-sm:shrink-0 lying:order-first lying:shrink-0">
      <MagnificationBadge
        scale={image.scale}
        magnification={image.magnification}
        view={view}
        width={width}
        scalesDiffer={split && other !== null && scalesDiffer(image.scale, other.scale)}
      />
    </div>
  );
}
