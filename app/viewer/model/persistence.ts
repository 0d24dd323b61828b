import { combine, createEffect, createStore, sample } from 'effector';
import type { LogDraft, LogEntry } from '../../core/viewing/events.ts';
import { logCodec } from '../../core/viewing/events.ts';
import { $log, entriesRestored, holdChanged, recorded } from './log.ts';
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

/** What can be understood of the lines, for this image alone; the rest is dropped (specification 8). */
export function restoredFrom(lines: readonly string[], imageId: string): readonly LogDraft[] {
  return lines.flatMap((line) => {
    const decoded = logCodec.decode(line);
    if (!decoded.ok || decoded.entry.image !== imageId) return [];
    const { seq: _, ...draft } = decoded.entry;
    return [draft];
  });
}

sample({
  clock: readMarksFx.done,
  fn: ({ params: { imageId }, result }) => restoredFrom(result, imageId),
  target: entriesRestored,
});

// What could not be read goes, and with the last line the place itself.
sample({
  clock: readMarksFx.done,
  filter: ({ params: { imageId }, result }) => restoredFrom(result, imageId).length < result.length,
  fn: ({ params, result }) => ({
    ...params,
    lines: result.filter((line) => restoredFrom([line], params.imageId).length > 0),
  }),
  target: writeMarksFx,
});

const linesOf = (entries: readonly LogEntry[]): readonly string[] => entries.map(logCodec.encode);

const $keptLength = createStore<Readonly<Record<string, number>>>({}, { serialize: 'ignore' });

sample({
  clock: recorded,
  source: { log: $log, handed: $case, reading: $reading, lengths: $keptLength },
  filter: ({ log, handed, reading, lengths }, drafts) => {
    const imageId = drafts[0]?.image ?? '';
    return (
      handed !== null &&
      reading[imageId] === 'read' &&
      log.view.kept(imageId).length !== (lengths[imageId] ?? 0)
    );
  },
  fn: ({ log, handed }, drafts) => {
    const imageId = drafts[0]?.image ?? '';
    return {
      userId: handed?.userId ?? '',
      caseId: handed?.caseId ?? '',
      imageId,
      lines: linesOf(log.view.kept(imageId)),
    };
  },
  target: writeMarksFx,
});

$keptLength
  .on(writeMarksFx, (lengths, { imageId, lines }) => ({ ...lengths, [imageId]: lines.length }))
  .on(readMarksFx.done, (lengths, { params: { imageId }, result }) => ({
    ...lengths,
    [imageId]: restoredFrom(result, imageId).length,
  }));

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
