import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import { followedView } from '#app/core/viewing/mirror.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { homeViewport } from '#app/core/viewing/zoom.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { $registration, panes } from '../../state/panes.ts';
import type { PaneBoard } from './pane-board.ts';

interface BoardOfLead extends Pick<PaneBoard, 'firstSize' | 'watchFirstSize'> {
  readonly pane: (side: PaneId) => Pick<Pane, 'homeViewport'> | null;
}

/** The pane itself hears of its new size later than the page does, and then tells nobody. */
function homeOfLead(
  board: BoardOfLead,
  image: ImageSize | null,
  { width, height }: ImageSize,
): Viewport | null {
  const home = board.pane('primary')?.homeViewport() ?? null;
  if (home === null || image === null || width < 1 || height < 1) return home;
  // As the pane is laid out, in whole pixels.
  const pane = { width: Math.floor(width), height: Math.floor(height) };
  return homeViewport(image, pane, home.rotation);
}

/**
 * What a pane is to show by the log; null is the whole slide. A second pane that is led shows what the first one
 * does, also where that one is at home: only the pane itself knows where that lies.
 */
export function useShownView(side: PaneId, board: BoardOfLead): Viewport | null {
  const { lead, own, open, registration } = useUnit({
    lead: panes.primary.$viewport,
    own: panes[side].$viewport,
    open: panes.primary.$openImage,
    registration: $registration,
  });
  const size = useSyncExternalStore(board.watchFirstSize, board.firstSize, board.firstSize);
  if (side === 'primary') return own;
  return followedView(registration, lead ?? homeOfLead(board, open?.size ?? null, size), own);
}

/** For those who look at the page from outside: what a view is, in full precision. */
export function viewText(viewport: Viewport | null, pane: Pane | null): string | undefined {
  const shown = viewport ?? pane?.homeViewport() ?? null;
  if (shown === null) return undefined;
  const { centre, scale, rotation } = shown;
  return [centre.x, centre.y, scale, rotation].join(' ');
}
