import { attach, createEffect, createStore, sample } from 'effector';
import { draftOf } from '#app/core/event-log/entry.ts';
import type { BoxRuler } from '#app/core/marks/box-form.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import type { LegacyBoxKey } from '../storage/legacy/legacy-boxes.ts';
import { gestureKeyOf } from '../storage/marks/lines.ts';
import { $log } from './log.ts';
import { openMarksFx } from './mark-reading.ts';
import { keepMarksFx } from './persistence.ts';
import { $case } from './slides.ts';

const noHandler = (): never => {
  throw new Error('The page gives the handler');
};

export const writeBoxesFx = createEffect<
  { readonly place: LegacyBoxKey; readonly rulers: readonly Ruler[] },
  void
>(noHandler);
export const readBoxesFx = createEffect<LegacyBoxKey, readonly BoxRuler[]>(noHandler);
/** The list is written whole, so a hand that draws fast should not pay for it at each stroke. */
export const boxesWaitFx = createEffect<string, void>(noHandler);

const $waiting = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(boxesWaitFx, (waiting, imageId) => [...waiting, imageId])
  .on(boxesWaitFx.finally, (waiting, { params }) => waiting.filter((imageId) => imageId !== params));

sample({
  clock: keepMarksFx.done,
  source: $waiting,
  filter: (waiting, { params: { place } }) => !waiting.includes(place.imageId),
  fn: (_, { params: { place } }) => place.imageId,
  target: boxesWaitFx,
});

/** Null for an image that has gone from the case: another one has its index. */
function placeIn(handed: (typeof $case)['defaultState'], imageId: string): LegacyBoxKey | null {
  const image = handed?.images.find((one) => one.imageId === imageId);
  if (!handed || !image) return null;
  const { userId, caseId } = handed;
  return { userId, caseId, slideIndex: image.globalIndex, imageId, checksum: image.checksum };
}

const written = sample({
  clock: boxesWaitFx.done,
  source: { log: $log, handed: $case },
  fn: ({ log, handed }, { params: imageId }) => ({
    place: placeIn(handed, imageId),
    rulers: log.view.rulers(imageId),
  }),
});
const boxesIn = (place: LegacyBoxKey | null, rulers: readonly Ruler[]) =>
  place === null
    ? undefined
    : { place, rulers: rulers.filter(({ checksum }) => checksum === place.checksum) };
sample({ clock: written.filterMap(({ place, rulers }) => boxesIn(place, rulers)), target: writeBoxesFx });

/** The rulers of an image are written anew without those gestures, which their reader has given up. */
export const dropBoxesFx = attach({
  source: { log: $log, handed: $case },
  effect: async (
    { log, handed },
    { imageId, gone }: { readonly imageId: string; readonly gone: ReadonlySet<string> },
  ) => {
    const left = log.view.kept(imageId).filter((entry) => !gone.has(gestureKeyOf(entry)));
    const { view } = extendViewerLog(emptyViewerLog, left.map(draftOf));
    const boxes = boxesIn(placeIn(handed, imageId), view.rulers(imageId));
    // Where nothing can be written, nothing is read at the next visit either.
    if (boxes !== undefined) await writeBoxesFx(boxes).catch(() => undefined);
  },
});

// Only where the database cannot be asked: as long as it can, the rulers themselves are there.
const unread = sample({
  clock: openMarksFx.fail,
  source: $case,
  fn: (handed, { params: { imageId } }) => placeIn(handed, imageId),
});
sample({ clock: unread.filterMap((place) => place ?? undefined), target: readBoxesFx });

/**
 * By image, what an earlier visit left in the specified form. A box has lost the direction of its line, so it is
 * for the list of marks and never drawn.
 */
export const $legacyBoxes = createStore<Readonly<Record<string, readonly BoxRuler[]>>>(
  {},
  { serialize: 'ignore' },
)
  .on(readBoxesFx.done, (boxes, { params: { imageId }, result }) => ({ ...boxes, [imageId]: result }))
  .on(openMarksFx.done, (boxes, { params: { imageId } }) =>
    boxes[imageId]?.length === 0 ? boxes : { ...boxes, [imageId]: [] },
  );
