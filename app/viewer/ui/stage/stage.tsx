import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { useCommitEffect } from '#app/ui/feedback/use-commit-effect.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { $allLinksFailed, $linkIn, failedLinksRenewed, linkRenewed } from '../../state/links.ts';
import { $overlays } from '../../state/loading.ts';
import { panes } from '../../state/panes.ts';
import { $adjustments } from '../../state/picture/adjustments.ts';
import { CoverageCorner } from '../coverage/coverage-corner.tsx';
import { useWatch } from '../coverage/use-watch.ts';
import { useOverviewShown } from '../picture/overview-button.tsx';
import { slideCache } from '../screen/slide-cache.ts';
import { useSharedView } from '../sharing/use-shared-view.ts';
import { createLiveValue, type LiveValue } from './live-value.ts';
import { FailureOverlay, LoadingOverlay, loadingText } from './overlays.tsx';
import type { BoardSlide, PaneBoard } from './pane-board.ts';
import { PaneNotices } from './pane-notices.tsx';
import { Sharpening } from './sharpening.tsx';
import { type StageFailure, stageFailure } from './stage-failure.ts';
import { Underlay, underlayOf } from './underlay.tsx';
import { useElementSize } from './use-element-size.ts';
import { useOnline } from './use-online.ts';
import { usePane } from './use-pane.ts';
import { usePaneSignals } from './use-pane-signals.ts';
import { useShow } from './use-show.ts';
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
  readonly board: PaneBoard;
  /** What is said over it. */
  readonly notices?: ReactNode;
  /** What goes with it and hides nothing of it. */
  readonly children: (view: StageView) => ReactNode;
}

const NAMES: Readonly<Record<PaneId, string>> = { primary: 'Slide', secondary: 'Second slide' };

function useBoard(board: PaneBoard, side: PaneId, pane: Pane | null, size: ImageSize): void {
  useEffect(() => {
    if (side === 'primary' && size.width > 0) slideCache.measured(size);
  }, [side, size]);
  useEffect(() => {
    board.put(side, pane);
    return () => board.put(side, null);
  }, [board, side, pane]);
  useEffect(() => board.measured(side, size), [board, side, size]);
}

/** In the commit that shows the slide or takes it away: a picture must never carry the name of another slide. */
function useBoardSlide(
  board: PaneBoard,
  side: PaneId,
  image: SlideImage | null,
  open: OpenImage | null,
  adjustment: BoardSlide['adjustment'],
): void {
  useCommitEffect(() => {
    const isShown = image !== null && open !== null && open.id === image.imageId;
    board.putSlide(
      side,
      isShown
        ? { slideTitle: image.titles.slide, scale: open.scale, magnification: open.magnification, adjustment }
        : null,
    );
    return () => board.putSlide(side, null);
  }, [board, side, image, open, adjustment]);
}

/** What failed without a network is tried again as soon as there is one. */
function useRetryOnline(failure: StageFailure | null, retry: () => void): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    const isBack = wasOffline.current && failure !== null && !failure.isOffline;
    wasOffline.current = failure?.isOffline === true;
    if (isBack && failure.canRetry) retry();
  });
}

/** The slide itself: one pane, its overlays, and the log on the other side of them. */
export function Stage({ side, image, board, notices, children }: StageProps) {
  const [live] = useState(() => createLiveValue<Viewport | null>(null));
  const { link, ...model } = useUnit({
    link: $linkIn[side],
    open: panes[side].$openImage,
    overlays: $overlays,
    allFailed: $allLinksFailed,
    adjustments: $adjustments,
  });
  const emit = useUnit({ linkRenewed, failedLinksRenewed });
  const { signals, lost, missing, sharpening } = usePaneSignals(side, board, live);
  const { host, pane } = usePane(side, signals);
  const { error, route } = useSlide(side, pane, image);
  const size = useElementSize(host);
  const viewport = useShownView(side, board);
  const overviewShown = useOverviewShown();
  const isOpen = model.open !== null;
  useShow(side, pane, viewport);
  useSharedView(side, model.open, size);
  useWatch({ side, pane, image: model.open, viewport, size, live, sharpening, missing });
  useBoard(board, side, pane, size);
  useBoardSlide(board, side, image, model.open, model.adjustments[side]);
  useEffect(() => {
    if (isOpen) live.set(viewport ?? pane?.homeViewport() ?? null);
    else live.set(null);
  }, [live, isOpen, pane, viewport, size]);

  const overlay = model.overlays[side];
  // Open and late, it is the tiles that are missing, and they are counted where they are.
  const overdue = overlay.forced && !isOpen;
  const { allFailed } = model;
  const online = useOnline();
  const failure = stageFailure({ side, image, link, opening: error ?? lost, overdue, allFailed, online });
  const isWaiting = !isOpen && failure === null;
  const underlay = isWaiting ? underlayOf({ link, isWhole: viewport === null }) : null;
  const retry = () => {
    if (allFailed) emit.failedLinksRenewed();
    else if (image?.fileContent) emit.linkRenewed(image.fileContent);
  };
  useRetryOnline(failure, retry);
  const retryTiles = () => {
    pane?.retryMissing();
    // The button goes with its message, and the keyboard's focus must not go with it.
    host.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <>
      <div className="relative min-h-0 min-w-0 flex-1 overflow-hidden bg-slide">
        {underlay !== null && <Underlay key={underlay} url={underlay} />}
        <div
          ref={host}
          role="application"
          aria-label={NAMES[side]}
          data-image={isOpen ? image?.imageId : undefined}
          data-overview={overviewShown ? undefined : 'hidden'}
          data-route={isOpen ? (route ?? undefined) : undefined}
          data-view={isOpen ? viewText(viewport, pane) : undefined}
          data-state={failure !== null ? 'failed' : !isOpen || overlay.busy ? 'loading' : 'ready'}
          // Not 'hidden', which would take the keyboard's focus away at each change of the slide.
          className={isOpen ? 'absolute inset-0' : 'absolute inset-0 opacity-0'}
        />
        {isOpen && overviewShown && <CoverageCorner side={side} />}
        {isOpen && !overlay.shown && <Sharpening live={sharpening} />}
        {failure === null && (!isOpen || overlay.shown) && (
          <LoadingOverlay text={loadingText(image, link)} veiled={!isOpen && underlay === null} />
        )}
        {failure !== null && <FailureOverlay {...failure} onRetry={failure.canRetry ? retry : null} />}
        <PaneNotices side={side} isOpen={isOpen} height={size.height} missing={missing} onRetry={retryTiles}>
          {notices}
        </PaneNotices>
      </div>
      {children({ pane, live, width: size.width })}
    </>
  );
}
