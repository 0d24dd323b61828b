import { createStore } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { recorded } from './log.ts';

interface LastMeasurement {
  readonly pane: PaneId;
  readonly rulerId: string;
}

/** The ruler that was drawn last in this window, which a canvas leaves unsaid; never one from an earlier visit. */
export const $lastMeasurement = createStore<LastMeasurement | null>(null, { serialize: 'ignore' }).on(
  recorded,
  (last, drafts) => {
    for (const { pane, event } of drafts)
      if (event.type === 'ruler.drawn') return { pane, rulerId: event.ruler.id };
    return last;
  },
);
