import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import type { ViewingMode } from '#app/core/viewing/events.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { $allLinksFailed, $linkIn, failedLinksRenewed, linkRenewed } from '../model/links.ts';
import { $overlays } from '../model/loading.ts';
import { $mode, $patch, $resampling, $scaleBar, $shown, panes } from '../model/panes.ts';
import { $draftBox } from '../model/patches.ts';
import { $draft } from '../model/tools.ts';
import type { Pane, PaneTool } from '../osd/pane.client.ts';
import { createLiveValue, type LiveValue } from './live-value.ts';
import { FailureOverlay, LoadingOverlay, MissingTiles } from './overlays.tsx';
import { stageFailure } from './stage-failure.ts';
import { useElementSize } from './use-element-size.ts';
import { type PaneRefs, usePane } from './use-pane.ts';
import { usePaneSignals } from './use-pane-signals.ts';
import { useShownView, viewText } from './use-shown-view.ts';
import { useSlide } from './use-slide.ts';

export interface StageView {
  readonly pane: Pane | null;
  /** What the frame on the screen shows; null before there is one. */
  readonly live: LiveValue<Viewport | null>;
  /** CSS pixels. */
  readonly width: number;
}

interface StageProps {
  readonly side: PaneId;
  readonly image: SlideImage | null;
  readonly refs: PaneRefs;
  /** What goes with it and hides nothing of it. */
  readonly children: (view: StageView) => ReactNode;
}

const TOOLS: Readonly<Record<ViewingMode, PaneTool>> = {
  NONE: 'navigate',
  STRAIGHT: 'measure',
  COORDINATE: 'measure',
  DELETE: 'erase',
  PATCH: 'patch',
};

const NAMES: Readonly<Record<PaneId, string>> = { primary: 'Slide', secondary: 'Second slide' };

/** The slide itself: one pane, its overlays, and the log on the other side of them. */
export function Stage({ side, image, refs, children }: StageProps) {
  const [live] = useState(() => createLiveValue<Viewport | null>(null));
  const { link } = useUnit($linkIn[side]);
  const model = useUnit({ open: panes[side].$openImage, overlays: $overlays, allFailed: $allLinksFailed });
  const emit = useUnit({ linkRenewed, failedLinksRenewed });
  const { signals, lost, missing } = usePaneSignals(side, refs, link, live);
  const { host, pane } = usePane(side, signals);
  const { error, route } = useSlide(side, pane, image, link);
  const size = useElementSize(host);
  const viewport = useShownView(side, refs);
  const isOpen = model.open.image !== null;
  useShow(side, pane, viewport);
  useEffect(() => {
    refs[side].current = pane;
    return () => {
      refs[side].current = null;
    };
  }, [refs, side, pane]);
  useEffect(() => {
    if (side === 'primary') refs.firstSize.current = size;
  }, [refs, side, size]);
  useEffect(() => {
    if (isOpen) live.set(viewport ?? pane?.homeViewport() ?? null);
    else live.set(null);
  }, [live, isOpen, pane, viewport, size]);

  const overlay = model.overlays[side];
  const failure = stageFailure({
    side,
    image,
    link,
    opening: error ?? lost,
    overdue: overlay.forced,
    allFailed: model.allFailed,
  });
  const retry = () => {
    if (model.allFailed) emit.failedLinksRenewed();
    else if (image?.fileContent) emit.linkRenewed(image.fileContent);
  };
  return (
    <>
      <div className="relative min-h-0 min-w-0 flex-1 overflow-hidden bg-slide">
        <div
          ref={host}
          role="application"
          aria-label={NAMES[side]}
          data-image={isOpen ? image?.imageId : undefined}
          data-route={isOpen ? (route ?? undefined) : undefined}
          data-view={isOpen ? viewText(viewport, pane) : undefined}
          data-state={failure !== null ? 'failed' : !isOpen || overlay.busy ? 'loading' : 'ready'}
          // Not 'hidden', which would take the keyboard's focus away at each change of the slide.
          className={isOpen ? 'absolute inset-0' : 'absolute inset-0 opacity-0'}
        />
        {isOpen && missing > 0 && <MissingTiles count={missing} onRetry={() => pane?.retryMissing()} />}
        {failure === null && (!isOpen || overlay.shown) && (
          <LoadingOverlay
            text={image === null || link?.kind === 'loading' ? 'Loading slides...' : 'Loading slide...'}
            veiled={!isOpen}
          />
        )}
        {failure !== null && <FailureOverlay {...failure} onRetry={failure.canRetry ? retry : null} />}
      </div>
      {children({ pane, live, width: size.width })}
    </>
  );
}

/** Hands the pane what the log says it shows; it applies what differs. */
function useShow(side: PaneId, pane: Pane | null, viewport: Viewport | null): void {
  const model = useUnit({
    open: panes[side].$openImage,
    shown: $shown[side],
    draft: $draft,
    draftBox: $draftBox,
    mode: $mode,
    patch: $patch,
    scaleBar: $scaleBar,
    resampling: $resampling,
  });
  const { image } = model.open;
  const { rulers, patches } = model.shown;
  const draft = model.draft.pane === side ? model.draft.ruler : null;
  const draftBox = model.draftBox.pane === side ? model.draftBox.box : null;
  const activePatch = model.patch.active;
  const tool = TOOLS[model.mode];
  const { scaleBar, resampling } = model;
  useEffect(() => {
    if (pane === null || image === null) return;
    const { scale } = image;
    pane.show({
      viewport,
      rulers,
      patches,
      draft,
      tool,
      activePatch,
      draftBox,
      scale,
      scaleBar,
      resampling,
    });
  }, [pane, image, viewport, rulers, patches, draft, tool, activePatch, draftBox, scaleBar, resampling]);
}
