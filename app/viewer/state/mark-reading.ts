import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { ImageId } from '#app/core/event-log/entry.ts';
import type { LogDraft } from '#app/core/viewing/events.ts';
import type { FoundMarks, OpenedMarks } from '../storage/marks/found-marks.ts';
import { createOrigins, type Origin, type Origins } from '../storage/marks/fresh.ts';
import { gestureKeyOf, gesturesIn, missingDrafts, readLines } from '../storage/marks/lines.ts';
import type { StorageKey } from '../storage/marks/storage-key.ts';
import { $log, entriesRestored, holdChanged, writerNamed } from './log.ts';
import { $case, $currentIn, slideOpened } from './slides.ts';

const noHandler = (): never => {
  throw new Error('The page gives the handler');
};

/** What lies in a place. Rejects with a StorageError when storage cannot be asked. */
export const openMarksFx = createEffect<StorageKey, OpenedMarks>(noHandler);
/** What another window has kept in a place since. */
export const readOnFx = createEffect<StorageKey, FoundMarks>(noHandler);
/** Another window has kept something there. */
export const marksTold = createEvent<StorageKey>();
/** Lines of an image from the server. */
export const linesCame = createEvent<{ readonly imageId: ImageId; readonly lines: readonly string[] }>();

/** The name of this window among the windows of this browser; the page gives it. */
export const $windowId = createStore('', { serialize: 'ignore' });

/** `again`: after it failed, so nobody waits for it any more. */
type Reading = 'reading' | 'again' | 'read' | 'unread';

/** The state of reading of each image that was asked for. */
export const $reading = createStore<Readonly<Record<ImageId, Reading>>>({}, { serialize: 'ignore' });

/** Reads the marks of an image, unless that is done or under way. */
export const readMarksFx = attach({
  source: { handed: $case, reading: $reading },
  effect: ({ handed, reading }, imageId: ImageId) => {
    if (handed === null || (reading[imageId] ?? 'unread') !== 'unread') return;
    const { userId, caseId } = handed;
    void openMarksFx({ userId, caseId, imageId }).catch(() => undefined);
  },
});
for (const slide of [slideOpened.primary, slideOpened.secondary])
  sample({ clock: slide, target: readMarksFx });

$reading
  .on(openMarksFx, (reading, { imageId }) => ({
    ...reading,
    [imageId]: reading[imageId] === 'unread' ? 'again' : 'reading',
  }))
  .on(openMarksFx.done, (reading, { params: { imageId } }) => ({ ...reading, [imageId]: 'read' }))
  .on(openMarksFx.fail, (reading, { params: { imageId } }) => ({ ...reading, [imageId]: 'unread' }));

// Marks made before the old ones are there would end up beneath them in the order of Undo.
const $waitsFor = combine($reading, $currentIn.primary, $currentIn.secondary, (reading, primary, secondary) =>
  [primary, secondary].some((image) => image !== null && reading[image.imageId] === 'reading'),
);
sample({ clock: $waitsFor, target: holdChanged });

/** A name that was written under stays, or Undo would not reach what was drawn under it. */
const $named = createStore<Readonly<Record<ImageId, string>>>({}, { serialize: 'ignore' });
const nameGiven = merge([
  openMarksFx.done.map(({ params: { imageId }, result: { writer } }) => ({ imageId, writer })),
  sample({
    clock: openMarksFx.fail,
    source: $windowId,
    // Nobody knows who else writes there, so it is a name that nobody else has.
    fn: (windowId, { params: { userId, imageId } }) => ({ imageId, writer: `${userId}~${windowId}` }),
  }),
]);
const named = sample({
  clock: nameGiven,
  source: $named,
  filter: (names, { imageId }) => names[imageId] === undefined,
  fn: (_, name) => name,
});
$named.on(named, (names, { imageId, writer }) => ({ ...names, [imageId]: writer }));
sample({ clock: named, target: writerNamed });

// A window that is still reading may have begun before the other one wrote, so it reads on as well.
sample({
  clock: marksTold,
  source: { handed: $case, reading: $reading },
  filter: ({ handed, reading }, { userId, caseId, imageId }) =>
    handed?.userId === userId && handed.caseId === caseId && (reading[imageId] ?? 'unread') !== 'unread',
  fn: (_, place) => place,
  target: readOnFx,
});

interface Lines {
  readonly imageId: ImageId;
  readonly lines: readonly string[];
  readonly dropped: number;
  readonly origin: Origin;
}

interface Found {
  readonly imageId: ImageId;
  readonly drafts: readonly LogDraft[];
  readonly dropped: boolean;
  readonly origin: Origin;
}

const found = sample({
  clock: merge([
    merge([openMarksFx.done, readOnFx.done]).map(
      ({ params: { imageId }, result: { lines, dropped } }): Lines => ({
        imageId,
        lines,
        dropped,
        origin: 'storage',
      }),
    ),
    linesCame.map(({ imageId, lines }): Lines => ({ imageId, lines, dropped: 0, origin: 'server' })),
  ]),
  source: $log,
  fn: (log, { imageId, lines, dropped, origin }): Found => {
    const read = readLines(lines, imageId);
    const drafts = missingDrafts(gesturesIn(log.view.kept(imageId)), read.drafts);
    return { imageId, drafts, dropped: dropped + read.dropped > 0, origin };
  },
});

/**
 * One growing index for each page. A copy at each gesture would cost as much as everything that was read so far.
 */
export const $origins = createStore<Origins | null>(null, { serialize: 'ignore' }).on(
  found,
  (origins, { imageId, drafts, origin }) => {
    const own = origins ?? createOrigins();
    own.note(imageId, drafts.map(gestureKeyOf), origin);
    return own;
  },
);

sample({
  clock: found,
  fn: ({ imageId, drafts, dropped }) => ({ imageId, drafts, dropped }),
  target: entriesRestored,
});
