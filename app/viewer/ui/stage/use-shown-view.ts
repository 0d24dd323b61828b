import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { followedView } from '#app/core/viewing/mirror.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { $registration, panes } from '../../state/panes.ts';
import type { PaneBoard } from './pane-board.ts';

interface BoardOfLead extends Pick<PaneBoard, 'firstSize' | 'watchFirstSize'> {
  readonly pane: (side: PaneId) => Pick<Pane, 'homeViewport'> | null;
}

/**
 * What a pane is to show by the log; null is the whole slide. A second pane that is led shows what the first one
 * does, also where that one is at home: only the pane itself knows where that lies.
 */
export function useShownView(side: PaneId, board: BoardOfLead): Viewport | null {
  const { lead, own, registration } = useUnit({
    lead: panes.primary.$viewport,
    own: panes[side].$viewport,
    registration: $registration,
  });
  // The whole slide is another view in a first pane of another size.
  useSyncExternalStore(board.watchFirstSize, board.firstSize, board.firstSize);
  if (side === 'primary') return own;
  const led = lead ?? board.pane('primary')?.homeViewport() ?? null;
  return followedView(registration, led, own);
}

/** For those who look at the page from outside: what a view is, in full precision. */
export function viewText(viewport: Viewport | null, pane: Pane | null): string | undefined {
  const shown = viewport ?? pane?.homeViewport() ?? null;
  if (shown === null) return undefined;
  const { centre, scale, rotation } = shown;
  return [centre.x, centre.y, scale, rotation].join(' ');
}
