import { attach, combine, createEffect, createEvent, merge, type Scope, sample, scopeBind } from 'effector';
import type { ImageId } from '#app/core/event-log/entry.ts';
import { gesturesIn } from '../storage/marks/lines.ts';
import { StorageError } from '../storage/marks/storage-error.ts';
import type { StorageKey } from '../storage/marks/storage-key.ts';
import { type Exchange, gesturesOn } from '../storage/outbox/exchange.ts';
import { Outbox, type OutboxOrder, type OutboxPorts } from '../storage/outbox/outbox.ts';
import { dropBoxesFx } from './legacy-boxes.ts';
import { $log, caseOrderTold } from './log.ts';
import { $origins, linesCame, openMarksFx, readMarksFx } from './mark-reading.ts';
import { $outboxes, outboxChanged } from './outbox-state.ts';
import { keepMarksFx, marksMade } from './persistence.ts';
import { $case, $images, caseHandedOver } from './slides.ts';

const noHandler = (): never => {
  throw new Error('The page gives the handler');
};

/** Tells the outbox of the page; `createOutboxPort` is its handler. */
export const orderOutboxFx = createEffect<OutboxOrder, void>(noHandler);
/** The images of the case of which this browser has something that the server may not have. */
export const readUnsentFx = createEffect<Omit<StorageKey, 'imageId'>, readonly ImageId[]>(noHandler);
export const acknowledgeMarksFx = createEffect<
  StorageKey & { readonly etag: string; readonly gestures: ReadonlySet<string> },
  void
>(noHandler);
/** Takes these gestures out of this browser for good, where the server may not have them; those that are gone then. */
export const forgetUnsentFx = createEffect<
  StorageKey & { readonly gestures: ReadonlySet<string> },
  ReadonlySet<string>
>(noHandler);
/**
 * Gives up what the case has refused, of all its images, and what was made here since. What another window makes there
 * may still come to the case.
 */
export const giveUpRefusedFx = attach({
  source: { handed: $case, outboxes: $outboxes, log: $log, origins: $origins },
  effect: async ({ handed, outboxes, log, origins }) => {
    if (handed === null) return;
    const { userId, caseId } = handed;
    const refusedOnes = Object.entries(outboxes).filter(([, one]) => one.refusal !== null && one.unsent);
    const giveUp = async ([imageId, { refused }]: (typeof refusedOnes)[number]): Promise<void> => {
      const made = [...gesturesIn(log.view.kept(imageId))].filter(
        (gesture) => (origins?.of(imageId, gesture) ?? null) === null,
      );
      const gestures = new Set([...refused, ...made]);
      const gone = await forgetUnsentFx({ userId, caseId, imageId, gestures });
      await dropBoxesFx({ imageId, gone });
    };
    await Promise.all(refusedOnes.map(giveUp));
  },
});
/** The server has answered about the marks of an image. */
export const marksAnswered = createEvent<{ readonly place: StorageKey; readonly answer: Exchange }>();
/** The browser says that it has a network again. */
export const cameOnline = createEvent();
/** The page may be gone in a moment, or only be hidden; nobody can know. */
export const unsentHurried = createEvent();
/** Another person's session answered this window: nothing of it may be used, and nothing more is sent. */
export const sessionMismatched = createEvent<{ readonly userId: string | null }>();

/** The outbox of one page. It reads what is to be sent from the page's log at the moment of sending. */
export function createOutboxPort(
  scope: () => Scope,
  { exchange, wait }: Pick<OutboxPorts, 'exchange' | 'wait'>,
): (order: OutboxOrder) => Promise<void> {
  const outbox = new Outbox({
    exchange,
    wait,
    inputOf: (imageId) => {
      const handed = scope().getState($case);
      if (handed === null) return null;
      const { userId, caseId, images } = handed;
      const checksum = images.find((image) => image.imageId === imageId)?.checksum ?? null;
      const kept = scope().getState($log).view.kept(imageId);
      return { place: { userId, caseId, imageId }, checksum, kept };
    },
    onChange: (imageId, state) => scopeBind(outboxChanged, { scope: scope() })({ imageId, outbox: state }),
    onAnswer: (place, answer) => {
      scopeBind(marksAnswered, { scope: scope() })({ place, answer });
      if (answer.kind !== 'agreed') return;
      // Not before what came stands in the log: storage looks for what is new at its end.
      const told = { imageId: place.imageId, gestures: gesturesOn(answer.server) };
      scopeBind(caseOrderTold, { scope: scope() })(told);
    },
  });
  return (order) => outbox.take(order);
}

sample({ clock: caseHandedOver, fn: ({ userId, caseId }) => ({ userId, caseId }), target: readUnsentFx });

const left = sample({
  clock: readUnsentFx.doneData,
  source: $images,
  // An image that has gone from the case has nowhere to be sent to.
  fn: (images, imageIds) => imageIds.filter((id) => images.some(({ imageId }) => imageId === id)),
});
const readEachFx = createEffect((imageIds: readonly ImageId[]) => {
  for (const imageId of imageIds) void readMarksFx(imageId);
});
sample({ clock: left, fn: (imageIds) => ({ kind: 'left', imageIds }) as const, target: orderOutboxFx });
sample({ clock: left, target: readEachFx });
// The case is asked even where this browser's storage fails: what the case has is then all that there is.
sample({
  clock: openMarksFx.finally,
  fn: ({ params: { imageId } }) => ({ kind: 'opened', imageId }) as const,
  target: orderOutboxFx,
});
sample({
  clock: marksMade,
  fn: (records) => {
    const byHand = records.flatMap((record) => (record.byHand ? [record.imageId] : []));
    return { kind: 'made', imageIds: [...new Set(byHand)] } as const;
  },
  target: orderOutboxFx,
});
sample({ clock: cameOnline, fn: () => ({ kind: 'online' }) as const, target: orderOutboxFx });
sample({ clock: unsentHurried, fn: () => ({ kind: 'hurry' }) as const, target: orderOutboxFx });
sample({ clock: sessionMismatched, fn: () => ({ kind: 'stop' }) as const, target: orderOutboxFx });

// Also what came before a refusal or a failure: the marks that the case has are shown whatever it does not take.
sample({
  clock: marksAnswered.filterMap(({ place, answer }) => {
    const lines = answer.kind === 'sessionMismatch' ? [] : (answer.came ?? []);
    return lines.length === 0 ? undefined : { imageId: place.imageId, lines };
  }),
  target: linesCame,
});

// What came from the server is acknowledged once it lies here too.
sample({
  clock: [marksAnswered.map(({ place }) => place), keepMarksFx.done.map(({ params: { place } }) => place)],
  source: $outboxes,
  filter: (all, { imageId }) =>
    all[imageId]?.phase === 'resting' && !all[imageId].unsent && all[imageId].server !== null,
  fn: (all, place) => {
    const server = all[place.imageId]?.server ?? { etag: '', lines: [] };
    return { ...place, etag: server.etag, gestures: gesturesOn(server) };
  },
  target: acknowledgeMarksFx,
});

// The key to the storage may be somebody else's as well.
sample({
  clock: merge([
    marksAnswered.filterMap(({ answer }) =>
      answer.kind === 'sessionMismatch' ? { userId: answer.userId } : undefined,
    ),
    merge([openMarksFx.failData, keepMarksFx.failData]).filterMap((error) =>
      error instanceof StorageError && error.kind === 'sessionMismatch' ? { userId: null } : undefined,
    ),
  ]),
  target: sessionMismatched,
});

/** Why marks of this case stay in this browser, as a sentence; null while they do not. */
export const $outboxError = $outboxes.map((all) => {
  const refused = Object.values(all).find(({ refusal, unsent }) => refusal !== null && unsent);
  return refused === undefined ? null : `These marks are kept only in this browser: ${refused.refusal ?? ''}`;
});

/** The titles of the slides with marks that the case has not got, as a text; empty where it has all of them. */
export const $unsentSlides = combine($outboxes, $images, (all, images) => {
  const unsent = images.filter(({ imageId }) => all[imageId]?.unsent === true);
  return [...new Set(unsent.map(({ titles }) => titles.subsection))].join('; ');
});
