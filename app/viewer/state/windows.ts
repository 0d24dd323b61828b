import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { WindowFacts, WindowMessage } from '../tabs/message.ts';
import { $windowId, marksTold } from './mark-reading.ts';
import { keepMarksFx } from './persistence.ts';
import { $case, $currentIn, caseHandedOver } from './slides.ts';

const noHandler = (): never => {
  throw new Error('The page gives the handler');
};

/** From now on this window hears the others and is heard. */
export const joinWindowsFx = createEffect<void, void>(noHandler);
/** It is heard no more and holds nothing back for itself. */
export const leaveWindowsFx = createEffect<void, void>(noHandler);
export const tellWindowsFx = createEffect<WindowMessage, void>(noHandler);
/** From another window; never this one's own words. */
export const windowHeard = createEvent<WindowMessage>();
/** The platform's number of the case, which the others show to their readers. */
export const caseNumbered = createEvent<string>();
/** The page is about to go, as far as it can know: the browser may only put it aside. */
export const pageHidden = createEvent();
/** The browser shows a page again that it had put aside. */
export const pageReturned = createEvent();
/** The viewer is left for another screen of the same page. */
export const viewerLeft = createEvent();

export const $caseNumber = createStore('', { serialize: 'ignore' }).on(caseNumbered, (_, number) => number);

const $facts = combine(
  {
    windowId: $windowId,
    handed: $case,
    caseNumber: $caseNumber,
    primary: $currentIn.primary,
    secondary: $currentIn.secondary,
  },
  ({ windowId, handed, caseNumber, primary, secondary }): WindowFacts | null => {
    if (handed === null) return null;
    const images = [primary, secondary].flatMap((image) => image?.imageId ?? []);
    const { userId, caseId } = handed;
    return { windowId, userId, caseId, caseNumber, imageIds: [...new Set(images)] };
  },
);

sample({ clock: merge([caseHandedOver, pageReturned]), fn: () => undefined, target: joinWindowsFx });
sample({
  clock: joinWindowsFx.done,
  source: $windowId,
  fn: (windowId): WindowMessage => ({ kind: 'who', windowId }),
  target: tellWindowsFx,
});

const askedWho = windowHeard.filter({ fn: ({ kind }) => kind === 'who' });
sample({
  clock: merge([$facts.updates, joinWindowsFx.done, askedWho]),
  source: $facts,
  filter: (window: WindowFacts | null): window is WindowFacts => window !== null,
  fn: (window): WindowMessage => ({ kind: 'here', window }),
  target: tellWindowsFx,
});

sample({
  clock: [pageHidden, viewerLeft],
  source: $windowId,
  fn: (windowId): WindowMessage => ({ kind: 'bye', windowId }),
  target: tellWindowsFx,
});
sample({ clock: viewerLeft, target: leaveWindowsFx });

sample({
  clock: keepMarksFx.done,
  source: $windowId,
  fn: (windowId, { params: { place } }): WindowMessage => ({ kind: 'marks', windowId, place }),
  target: tellWindowsFx,
});

sample({
  clock: windowHeard.filterMap((message) => (message.kind === 'marks' ? message.place : undefined)),
  target: marksTold,
});

/** Every other window of the viewer in this browser that has said what it shows. */
export const $otherWindows = createStore<readonly WindowFacts[]>([], { serialize: 'ignore' })
  .on(windowHeard, (windows, message) => {
    if (message.kind === 'bye') return windows.filter(({ windowId }) => windowId !== message.windowId);
    if (message.kind !== 'here') return windows;
    const { window } = message;
    return [...windows.filter(({ windowId }) => windowId !== window.windowId), window];
  })
  // Whoever is still there answers the question that follows.
  .on(joinWindowsFx, () => []);
