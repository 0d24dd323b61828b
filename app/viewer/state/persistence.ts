import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { type Fresh, type FreshRecord, freshIn, LOG_START } from '../storage/marks/fresh.ts';
import {
  StorageError,
  type StorageErrorKind,
  storageCauseText,
  storageErrorKindOf,
  storageErrorText,
} from '../storage/marks/storage-error.ts';
import type { StorageKey } from '../storage/marks/storage-key.ts';
import { $isReplay, $log } from './log.ts';
import { $origins, $reading, openMarksFx, readMarksFx, readOnFx } from './mark-reading.ts';
import { $hasUnsent } from './outbox-state.ts';
import { $case, $currentIn } from './slides.ts';

interface Keeping {
  readonly place: StorageKey;
  readonly records: readonly FreshRecord[];
}

/** Resolves once all of them are on the disk; rejects with a StorageError and has kept none. */
export const keepMarksFx = createEffect<Keeping, void>(() => {
  throw new Error('The page gives the handler');
});
/** Resolves when what failed is worth another try. Without a handler only the next gesture tries again. */
export const keepWaitFx = createEffect<void, void>(() => {
  throw new Error('The page gives the handler');
});

const $cursor = createStore(LOG_START, { serialize: 'ignore' });

/** What storage has not got yet: by hand in this window, or from the server. */
export const marksMade = createEvent<readonly FreshRecord[]>();

const looked = sample({
  clock: $log,
  source: { log: $log, cursor: $cursor, origins: $origins, isReplay: $isReplay },
  filter: ({ isReplay }) => !isReplay,
  fn: ({ log, cursor, origins }): Fresh => freshIn(log, cursor, origins),
});
$cursor.on(looked, (_, { cursor }) => cursor);
sample({
  clock: looked,
  filter: ({ records }) => records.length > 0,
  fn: ({ records }) => records,
  target: marksMade,
});

const $queue = createStore<readonly FreshRecord[]>([], { serialize: 'ignore' })
  .on(marksMade, (queue, records) => [...queue, ...records])
  .on(keepMarksFx.done, (queue, { params: { records } }) => {
    const kept = new Set(records);
    return queue.filter((record) => !kept.has(record));
  });

// One write at a time, in the order of drawing, and none before what lies there is read.
sample({
  clock: [marksMade, keepMarksFx.done, openMarksFx.finally, keepWaitFx.done],
  source: { queue: $queue, pending: keepMarksFx.pending, handed: $case, reading: $reading },
  filter: ({ queue: [first], pending, handed, reading }) =>
    first !== undefined && !pending && handed !== null && reading[first.imageId] !== 'reading',
  fn: ({ queue, handed }): Keeping => {
    const imageId = queue[0]?.imageId ?? '';
    return {
      place: { userId: handed?.userId ?? '', caseId: handed?.caseId ?? '', imageId },
      records: queue.filter((record) => record.imageId === imageId),
    };
  },
  target: keepMarksFx,
});

sample({
  clock: merge([keepMarksFx.fail, openMarksFx.fail]),
  source: keepWaitFx.pending,
  filter: (waiting) => !waiting,
  fn: () => undefined,
  target: keepWaitFx,
});
for (const side of ['primary', 'secondary'] as const) {
  sample({
    clock: keepWaitFx.done,
    source: { current: $currentIn[side], reading: $reading },
    filter: ({ current, reading }) => current !== null && reading[current.imageId] === 'unread',
    fn: ({ current }) => current?.imageId ?? '',
    target: readMarksFx,
  });
}

/** How many gestures of this visit lie in this browser's storage. */
export const $keptGestures = createStore(0, { serialize: 'ignore' }).on(
  keepMarksFx.done,
  (count, { params: { records } }) => {
    const byHand = records.filter((record) => record.byHand);
    return count + new Set(byHand.map(({ gesture }) => gesture)).size;
  },
);

const kindIn = ({ error }: { readonly error: Error }): StorageErrorKind =>
  error instanceof StorageError ? error.kind : storageErrorKindOf(error);

/** By image, why what lies there could not be read; one that could not stays told, however well others go. */
const $unread = createStore<Readonly<Record<string, StorageErrorKind>>>({}, { serialize: 'ignore' })
  .on(openMarksFx.fail, (unread, failed) => ({ ...unread, [failed.params.imageId]: kindIn(failed) }))
  .on(openMarksFx.done, (unread, { params: { imageId } }) => {
    const { [imageId]: nowRead, ...others } = unread;
    return nowRead === undefined ? unread : others;
  });

const $unkept = createStore<StorageErrorKind | null>(null, { serialize: 'ignore' })
  .on(keepMarksFx.fail, (_, failed) => kindIn(failed))
  .on(keepMarksFx.done, () => null);

const $newer = createStore(false, { serialize: 'ignore' }).on(
  [openMarksFx.doneData, readOnFx.doneData],
  (before, { newer }) => before || newer > 0,
);

/**
 * saving: a settled gesture is not on the disk yet. kept: it is, and the server has not got it. saved: the server
 * has it too, or there is nothing to send. failed: it could not be kept here, and the server has not got it.
 * uncopied: it could not be kept here, and the server has it.
 */
export type SaveState = 'saved' | 'kept' | 'saving' | 'failed' | 'uncopied';

/** Whether every mark that is shown is safe; never silent about one that is not. */
export const $saveState = combine(
  { queue: $queue, unkept: $unkept, unread: $unread, unsent: $hasUnsent },
  ({ queue, unkept, unread, unsent }): SaveState => {
    const isKeeping = unkept === null && Object.keys(unread).length === 0;
    if (!isKeeping) return unsent ? 'failed' : 'uncopied';
    if (queue.length > 0) return 'saving';
    return unsent ? 'kept' : 'saved';
  },
);

/** Why marks are not kept in this browser, in sentences; null while they are, or where there is no more to say. */
export const $saveError = combine(
  { unread: $unread, unkept: $unkept, newer: $newer, state: $saveState },
  ({ unread, unkept, newer, state }) => {
    const first = unkept ?? Object.values(unread)[0] ?? (newer ? 'newer' : null);
    if (first === null) return null;
    return state === 'uncopied' ? storageCauseText(first) : storageErrorText(first);
  },
);
