import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Pictured } from '#app/core/viewing/caption.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { createLiveValue } from './live-value.ts';

/** The slide whose pixels a pane shows, as a caption names it. */
export type BoardSlide = Pick<Pictured, 'slideTitle' | 'scale' | 'magnification' | 'adjustment'>;

/** Both panes of a screen, for what acts on one from outside of it. */
export interface PaneBoard {
  /** Null where there is none now. */
  readonly pane: (side: PaneId) => Pane | null;
  readonly put: (side: PaneId, pane: Pane | null) => void;
  /** Null while the pixels of a pane's slide are not there. */
  readonly slide: (side: PaneId) => BoardSlide | null;
  readonly putSlide: (side: PaneId, slide: BoardSlide | null) => void;
  /** The size of the first pane, in CSS pixels. */
  readonly firstSize: () => ImageSize;
  readonly measured: (side: PaneId, size: ImageSize) => void;
  /** Tells when that size is another one; what is given back ends it. */
  readonly watchFirstSize: (listener: () => void) => () => void;
}

export function createPaneBoard(): PaneBoard {
  const held: Record<PaneId, Pane | null> = { primary: null, secondary: null };
  const slides: Record<PaneId, BoardSlide | null> = { primary: null, secondary: null };
  const firstSize = createLiveValue<ImageSize>({ width: 0, height: 0 });
  return {
    pane: (side) => held[side],
    put: (side, pane) => {
      held[side] = pane;
    },
    slide: (side) => slides[side],
    putSlide: (side, slide) => {
      slides[side] = slide;
    },
    firstSize: firstSize.get,
    measured: (side, size) => {
      if (side === 'primary') firstSize.set(size);
    },
    watchFirstSize: firstSize.subscribe,
  };
}
