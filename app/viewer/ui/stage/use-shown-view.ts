import { useUnit } from 'effector-react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { followedView } from '#app/core/viewing/mirror.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { $registration, panes } from '../../state/panes.ts';
import type { PaneBoard } from './pane-board.ts';

/**
 * What a pane is to show by the log; null is the whole slide. A second pane that is led shows what the first one
 * does, also where that one is at home: only the pane itself knows where that lies.
 */
export function useShownView(side: PaneId, board: PaneBoard): Viewport | null {
  const { lead, own, registration } = useUnit({
    lead: panes.primary.$viewport,
    own: panes[side].$viewport,
    registration: $registration,
  });
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
