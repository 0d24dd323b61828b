import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { paneMeasured } from '../../state/log.ts';
// By this the place of a mark is gone to.
import '../../state/sharing/to-mark.ts';

/** Tells the stores how large a pane with an open slide is, by which the view of a link is held to what may be shown. */
export function useSharedView(side: PaneId, open: OpenImage | null, size: ImageSize): void {
  const tell = useUnit(paneMeasured);
  useEffect(() => {
    if (open !== null) tell({ pane: side, size });
  }, [tell, side, open, size]);
}
