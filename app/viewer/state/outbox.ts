import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { ImageId } from '#app/core/event-log/entry.ts';
import { StorageError } from '../storage/marks/storage-error.ts';
import type { StorageKey } from '../storage/marks/storage-key.ts';
import { type Exchange, type ExchangeInput, gesturesOn } from '../storage/outbox/exchange.ts';
import { $log } from './log.ts';
import { linesCame, marksWanted, openMarksFx } from './mark-reading.ts';
import {
  $outboxes,
  applyAnswer,
  beginSending,
  changeOutbox,
  hurry,
  markUnsent,
  type Outboxes,
  schedule,
} from './outbox-state.ts';
import { keepMarksFx, marksMade } from './persistence.ts';
import { $case, $images, caseHandedOver } from './slides.ts';

const noHandler = (): never => {
  throw new Error('The page gives the handler');
};

/** One round with the server; a rejection counts as a server that was not reached. */
export const exchangeMarksFx = createEffect<ExchangeInput, Exchange>(noHandler);
/** The images of the case of which this browser has something that the server may not have. */
export const readUnsentFx = createEffect<Omit<StorageKey, 'imageId'>, readonly ImageId[]>(noHandler);
export const acknowledgeMarksFx = createEffect<
  StorageKey & { readonly etag: string; readonly gestures: ReadonlySet<string> },
  void
>(noHandler);
interface Wait {
  readonly imageId: ImageId;
  readonly ms: number;
  readonly turn: number;
}
/** Resolves after so many milliseconds. */
export const outboxWaitFx = createEffect<Wait, void>(noHandler);
/** The browser says that it has a network again. */
export const cameOnline = createEvent();
/** Another person's session answered this window: nothing of it may be used, and nothing more is sent. */
export const sessionMismatched = createEvent<{ readonly userId: string | null }>();

const $sessionMismatch = createStore(false, { serialize: 'ignore' }).on(sessionMismatched, () => true);

sample({ clock: caseHandedOver, fn: ({ userId, caseId }) => ({ userId, caseId }), target: readUnsentFx });

const left = sample({
  clock: readUnsentFx.doneData,
  source: $images,
  // An image that has gone from the case has nowhere to be sent to.
  fn: (images, imageIds) => imageIds.filter((id) => images.some(({ imageId }) => imageId === id)),
});
const wantEachFx = createEffect((imageIds: readonly ImageId[]) => {
  for (const imageId of imageIds) marksWanted(imageId);
});
sample({ clock: left, target: wantEachFx });

const sent = createEvent<ImageId>();
const waited = sample({
  clock: outboxWaitFx.done,
  source: { all: $outboxes, sessionMismatch: $sessionMismatch },
  filter: ({ all, sessionMismatch }, { params: { imageId, turn } }) =>
    !sessionMismatch && all[imageId]?.phase === 'due' && all[imageId].turn === turn,
  fn: (_, { params: { imageId } }) => imageId,
  batch: false,
});
sample({ clock: waited, target: sent, batch: false });

const imagesOf = (records: readonly { readonly imageId: ImageId; readonly byHand: boolean }[]) => [
  ...new Set(records.flatMap(({ imageId, byHand }) => (byHand ? [imageId] : []))),
];

$outboxes
  .on(left, (all, imageIds) =>
    imageIds.reduce<Outboxes>(
      (now, imageId) => changeOutbox(now, imageId, (outbox) => ({ ...outbox, unsent: true })),
      all,
    ),
  )
  // Also where this browser's storage fails: what the case has is then all that there is.
  .on(openMarksFx.finally, (all, { params: { imageId } }) =>
    changeOutbox(all, imageId, (outbox) => schedule(outbox, 0)),
  )
  .on(marksMade, (all, records) =>
    imagesOf(records).reduce<Outboxes>((now, imageId) => changeOutbox(now, imageId, markUnsent), all),
  )
  .on(sent, (all, imageId) => changeOutbox(all, imageId, beginSending))
  .on(exchangeMarksFx.done, (all, { params: { place }, result }) =>
    changeOutbox(all, place.imageId, (outbox) => applyAnswer(outbox, result)),
  )
  .on(exchangeMarksFx.fail, (all, { params: { place } }) =>
    changeOutbox(all, place.imageId, (outbox) => applyAnswer(outbox, null)),
  )
  .on(cameOnline, (all) =>
    Object.keys(all).reduce<Outboxes>((now, imageId) => changeOutbox(now, imageId, hurry), all),
  );

sample({
  clock: sent,
  source: { handed: $case, log: $log, all: $outboxes },
  filter: ({ handed }) => handed !== null,
  fn: ({ handed, log, all }, imageId): ExchangeInput => ({
    place: { userId: handed?.userId ?? '', caseId: handed?.caseId ?? '', imageId },
    checksum: handed?.images.find((image) => image.imageId === imageId)?.checksum ?? null,
    // A copy: the log's own list grows on while the server answers.
    kept: log.view.kept(imageId).slice(),
    server: all[imageId]?.server ?? null,
  }),
  target: exchangeMarksFx,
  batch: false,
});

/** The turn that each image was last waited for in. */
const $begun = createStore<Readonly<Record<ImageId, number>>>({}, { serialize: 'ignore' });
const begun = sample({
  clock: $outboxes,
  source: { all: $outboxes, turns: $begun },
  fn: ({ all, turns }): readonly Wait[] =>
    Object.entries(all).flatMap(([imageId, { phase, turn, waitMs }]) =>
      phase === 'due' && turn !== turns[imageId] ? [{ imageId, turn, ms: waitMs }] : [],
    ),
});
$begun.on(begun, (turns, waits) =>
  waits.length === 0
    ? turns
    : { ...turns, ...Object.fromEntries(waits.map(({ imageId, turn }) => [imageId, turn])) },
);
const waitForEachFx = createEffect(async (waits: readonly Wait[]) => {
  await Promise.all(waits.map((wait) => outboxWaitFx(wait).catch(() => undefined)));
});
sample({ clock: begun, filter: (waits) => waits.length > 0, target: waitForEachFx });

sample({
  clock: exchangeMarksFx.done,
  filter: ({ result }) => result.kind === 'agreed' && result.came.length > 0,
  fn: ({ params: { place }, result }) => ({
    imageId: place.imageId,
    lines: result.kind === 'agreed' ? result.came : [],
  }),
  target: linesCame,
  batch: false,
});

// What came from the server is acknowledged once it lies here too.
sample({
  clock: merge([exchangeMarksFx.done, keepMarksFx.done]).map(({ params: { place } }) => place),
  source: $outboxes,
  filter: (all, { imageId }) =>
    all[imageId]?.phase === 'resting' && !all[imageId].unsent && all[imageId].server !== null,
  fn: (all, place) => {
    const server = all[place.imageId]?.server ?? { etag: '', lines: [] };
    return { ...place, etag: server.etag, gestures: gesturesOn(server) };
  },
  target: acknowledgeMarksFx,
});

sample({
  clock: exchangeMarksFx.doneData,
  filter: (answer) => answer.kind === 'sessionMismatch',
  fn: (answer) => ({ userId: answer.kind === 'sessionMismatch' ? answer.userId : null }),
  target: sessionMismatched,
});
// The key to the storage is somebody else's.
sample({
  clock: [openMarksFx.failData, keepMarksFx.failData],
  filter: (error) => error instanceof StorageError && error.kind === 'sessionMismatch',
  fn: () => ({ userId: null }),
  target: sessionMismatched,
});

/** Why marks of this case stay in this browser, as a sentence; null while they do not. */
export const $outboxError = $outboxes.map((all) => {
  const refused = Object.values(all).find(({ refusal, unsent }) => refusal !== null && unsent);
  return refused === undefined ? null : `These marks cannot be saved to the case: ${refused.refusal ?? ''}`;
});
