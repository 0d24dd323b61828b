import { combine, createStore, sample } from 'effector';
import { syncWords } from '#app/core/viewing/sync/sync-words.ts';
import { recorded } from '../log.ts';
import { $registration, $split, $syncOutdated, panes } from '../panes.ts';

/** What last happened to the sync by the way, and not because the reader asked for it. */
export type SyncNews = 'aligned' | 'parted';

export const $syncNews = createStore<SyncNews | null>(null, { serialize: 'ignore' }).on(
  recorded,
  (news, drafts) => {
    const types = new Set(drafts.map(({ event }) => event.type));
    if (types.has('sync.aligned')) return 'aligned';
    if (types.has('sync.stopped')) return types.has('slide.opened') ? 'parted' : null;
    return types.has('sync.started') || types.has('slide.opened') ? null : news;
  },
);

sample({ clock: $syncOutdated, filter: Boolean, fn: () => 'parted' as const, target: $syncNews });
sample({ clock: $split, filter: (split) => !split, fn: () => null, target: $syncNews });

/** The line of each pane: how they lie on each other; null while they are not synced. */
export const $syncText = combine(
  $registration,
  panes.primary.$openImage,
  panes.secondary.$openImage,
  (registration, first, second) =>
    registration === null
      ? null
      : syncWords(registration, { from: first?.scale ?? null, to: second?.scale ?? null }),
);
