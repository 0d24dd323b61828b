import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Pane } from '../../pane/pane.client.ts';

/** Both panes of a screen, for what acts on one from outside of it. */
export interface PaneBoard {
  /** Null where there is none now. */
  readonly pane: (side: PaneId) => Pane | null;
  readonly put: (side: PaneId, pane: Pane | null) => void;
  /** The size of the first pane, in CSS pixels. */
  readonly firstSize: () => ImageSize;
  readonly measured: (side: PaneId, size: ImageSize) => void;
}

export function createPaneBoard(): PaneBoard {
  const held: Record<PaneId, Pane | null> = { primary: null, secondary: null };
  let firstSize: ImageSize = { width: 0, height: 0 };
  return {
    pane: (side) => held[side],
    put: (side, pane) => {
      held[side] = pane;
    },
    firstSize: () => firstSize,
    measured: (side, size) => {
      if (side === 'primary') firstSize = size;
    },
  };
}
