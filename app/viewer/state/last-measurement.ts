import { createStore } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { LogDraft } from '#app/core/viewing/events.ts';
import { commandAccepted, recorded } from './log.ts';

interface LastMeasurement {
  readonly pane: PaneId;
  readonly rulerId: string;
}

const drawnIn = (drafts: readonly LogDraft[]): LastMeasurement | undefined => {
  for (const { pane, event } of drafts)
    if (event.type === 'ruler.drawn') return { pane, rulerId: event.ruler.id };
  return undefined;
};

/** The ruler that was drawn last in this window, which a canvas leaves unsaid; never one from an earlier visit. */
export const $lastMeasurement = createStore<LastMeasurement | null>(null, { serialize: 'ignore' }).on(
  recorded,
  (last, drafts) => drawnIn(drafts) ?? last,
);

/** The ruler whose length is said aloud: the one that was drawn or moved last, also one from an earlier visit. */
export const $toldMeasurement = createStore<LastMeasurement | null>(null, { serialize: 'ignore' })
  .on($lastMeasurement, (_, drawn) => drawn)
  .on(commandAccepted, (last, { pane, command }) =>
    command.type === 'move-ruler' ? { pane, rulerId: command.rulerId } : last,
  );
