import { createEvent, createStore } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { type Adjustment, NO_ADJUSTMENT } from '#app/core/viewing/adjustment.ts';
import { $split } from '../panes.ts';

interface Adjusted {
  readonly pane: PaneId;
  readonly part: Partial<Adjustment>;
}

export const pictureAdjusted = createEvent<Adjusted>();
export const adjustmentEnded = createEvent<PaneId>();

/**
 * How the picture of each pane is changed for the eye. It belongs to this tab alone and is no fact of the case, so
 * the log does not know of it. A second pane that is opened anew begins neutral.
 */
export const $adjustments = createStore<Readonly<Record<PaneId, Adjustment>>>(
  { primary: NO_ADJUSTMENT, secondary: NO_ADJUSTMENT },
  { serialize: 'ignore' },
)
  .on(pictureAdjusted, (all, { pane, part }) => ({ ...all, [pane]: { ...all[pane], ...part } }))
  .on(adjustmentEnded, (all, pane) => ({ ...all, [pane]: NO_ADJUSTMENT }))
  .on($split, (all, split) => (split ? all : { ...all, secondary: NO_ADJUSTMENT }));
