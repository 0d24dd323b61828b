import { combine, createEffect, createStore, sample } from 'effector';
import { logCodec } from '../../core/viewing/events.ts';
import { isKept } from '../../core/viewing/policies.ts';
import { $log, entriesRestored, holdChanged, type Restored, recorded } from './log.ts';
import { $case, slideOpened } from './slides.ts';

/** Whose marks, of which case and on which image: one place in storage. */
export interface MarksPlace {
  readonly userId: string;
  readonly caseId: string;
  readonly imageId: string;
}

/**
 * The lines that lie there, oldest first; none where there is nothing, or nothing that can be read. Rejects
 * when storage cannot be asked: then nothing may be written over what may be there.
 */
export const readMarksFx = createEffect<MarksPlace, readonly string[]>(() => {
  throw new Error('The page gives the handler');
});
/** Puts the lines there; no lines take the place away. Writes to one place arrive in the order asked. */
export const writeMarksFx = createEffect<MarksPlace & { readonly lines: readonly string[] }, void>(() => {
  throw new Error('The page gives the handler');
});

/** Of one image: 'reading' and 'unread' must not be written, or what lies there would be lost. */
type Reading = 'reading' | 'read' | 'unread';

const $reading = createStore<Readonly<Record<string, Reading>>>({}, { serialize: 'ignore' });

sample({
  clock: slideOpened,
  source: { handed: $case, reading: $reading },
  filter: ({ handed, reading }, imageId) =>
    handed !== null && (reading[imageId] === undefined || reading[imageId] === 'unread'),
  fn: ({ handed }, imageId) => ({
    userId: handed?.userId ?? '',
    caseId: handed?.caseId ?? '',
    imageId,
  }),
  target: readMarksFx,
});

$reading
  .on(readMarksFx, (reading, { imageId }) => ({ ...reading, [imageId]: 'reading' }))
  .on(readMarksFx.done, (reading, { params: { imageId } }) => ({ ...reading, [imageId]: 'read' }))
  .on(readMarksFx.fail, (reading, { params: { imageId } }) => ({ ...reading, [imageId]: 'unread' }));

// Marks made before the old ones are there would end up beneath them in the order of Undo.
sample({ clock: readMarksFx.pending, target: holdChanged });

/**
 * What can be understood of the lines, for this image alone and of what is ever kept; the rest is dropped
 * (specification 8). A stored 'slide.opened', say, would take the reader elsewhere.
 */
export function restoredFrom(lines: readonly string[], imageId: string): Restored {
  const drafts = lines.flatMap((line) => {
    const decoded = logCodec.decode(line);
    if (!decoded.ok || decoded.entry.image !== imageId) return [];
    const { seq: _, ...draft } = decoded.entry;
    return 'target' in draft.event || isKept(draft.event) ? [draft] : [];
  });
  return { imageId, drafts, dropped: drafts.length < lines.length };
}

sample({
  clock: readMarksFx.done,
  fn: ({ params: { imageId }, result }) => restoredFrom(result, imageId),
  target: entriesRestored,
});

/** How many entries of an image lie in storage, or are on their way there. */
const $keptLength = createStore<Readonly<Record<string, number>>>({}, { serialize: 'ignore' })
  .on(writeMarksFx, (lengths, { imageId, lines }) => ({ ...lengths, [imageId]: lines.length }))
  .on(entriesRestored, (lengths, { imageId, drafts }) => ({ ...lengths, [imageId]: drafts.length }));

// After reading too: what could not be understood goes, with the last line the place itself, and what was
// drawn while storage could not be asked comes in.
sample({
  clock: [
    recorded.map((drafts) => ({ imageId: drafts[0]?.image ?? '', dropped: false })),
    entriesRestored.map(({ imageId, dropped }) => ({ imageId, dropped })),
  ],
  source: { log: $log, handed: $case, reading: $reading, lengths: $keptLength },
  filter: ({ log, handed, reading, lengths }, { imageId, dropped }) =>
    handed !== null &&
    reading[imageId] === 'read' &&
    (dropped || log.view.kept(imageId).length !== (lengths[imageId] ?? 0)),
  fn: ({ log, handed }, { imageId }) => ({
    userId: handed?.userId ?? '',
    caseId: handed?.caseId ?? '',
    imageId,
    lines: log.view.kept(imageId).map(logCodec.encode),
  }),
  target: writeMarksFx,
});

/** By image: one that could not be kept stays told, however well the others go. */
const $failed = createStore<Readonly<Record<string, boolean>>>({}, { serialize: 'ignore' })
  .on([writeMarksFx.fail, readMarksFx.fail], (failed, { params: { imageId } }) => ({
    ...failed,
    [imageId]: true,
  }))
  .on([writeMarksFx.done, readMarksFx.done], (failed, { params: { imageId } }) => ({
    ...failed,
    [imageId]: false,
  }));

export type SaveState = 'saved' | 'saving' | 'failed';

/** Whether every mark that is shown is also kept; never silent about one that is not. */
export const $saveState = combine(writeMarksFx.pending, $failed, (pending, failed): SaveState => {
  if (pending) return 'saving';
  return Object.values(failed).includes(true) ? 'failed' : 'saved';
});
