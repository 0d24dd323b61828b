import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { draftsOfVisit, hasGoneOn, linesOfVisit } from '../storage/visit/visit-lines.ts';
import { $log, entriesRestored, recorded } from './log.ts';
import { $case, $images, type CaseHandedOver, caseHandedOver } from './slides.ts';
import { pageHidden, viewerLeft } from './windows.ts';

const noHandler = (): never => {
  throw new Error('The page gives the handler');
};

interface VisitOwner {
  readonly userId: string;
  readonly caseId: string;
}

export interface StoredVisit extends VisitOwner {
  /** Encoded entries, oldest first; empty where they are another person's or another case's. */
  readonly lines: readonly string[];
  /** The address names the slide to begin with, which goes before what is remembered. */
  readonly isAddressed: boolean;
}

/** What this tab remembers; null for nothing, or for what could not be read and is removed by then. */
export const readVisitFx = createEffect<VisitOwner, StoredVisit | null>(noHandler);
export const writeVisitFx = createEffect<VisitOwner & { readonly lines: readonly string[] }, void>(noHandler);
/** Steps that follow each other fast are written once. */
export const visitWaitFx = createEffect<void, void>(noHandler);

/** Whose visit and of which case this tab remembered when the page began; null where there was none. */
export const visitRead = createEvent<VisitOwner | null>();

const $isRead = createStore(false, { serialize: 'ignore' }).on(readVisitFx.finally, () => true);

const ownerOf = ({ userId, caseId }: CaseHandedOver): VisitOwner => ({ userId, caseId });

// A look at a former image is no visit of its case: nothing is written before it is read, so the tab keeps its place there.
sample({
  clock: caseHandedOver,
  source: { read: $isRead, reading: readVisitFx.pending },
  filter: ({ read, reading }, { isFormer = false }) => !read && !reading && !isFormer,
  fn: (_, handed) => ownerOf(handed),
  target: readVisitFx,
});

sample({
  clock: readVisitFx.doneData,
  fn: (visit) => (visit === null ? null : { userId: visit.userId, caseId: visit.caseId }),
  target: visitRead,
});

sample({
  clock: readVisitFx.done,
  source: { images: $images, handed: $case, log: $log },
  fn: ({ images, handed, log }, { params, result }) => {
    const isOurs = result?.userId === params.userId && result.caseId === params.caseId;
    const known = new Set(images.map(({ imageId }) => imageId));
    // What is remembered may come late over a slow line, and must not take the reader back from where they are by then.
    const isPlaced = handed?.shared !== undefined || hasGoneOn(log);
    const named = isPlaced ? 'view' : result?.isAddressed === true ? 'slide' : 'nothing';
    const drafts = isOurs ? draftsOfVisit(result.lines, known, named) : [];
    return { imageId: drafts[0]?.image ?? 'none', drafts, dropped: false };
  },
  target: entriesRestored,
});

// What a link opened is remembered before the reader does anything: the address has forgotten it by then.
sample({
  clock: readVisitFx.finally,
  source: $case,
  filter: (handed) => handed?.shared !== undefined,
  fn: () => undefined,
  target: visitWaitFx,
});

// Not before the old one is read, or it would be written over.
sample({
  clock: recorded,
  source: { waiting: visitWaitFx.pending, read: $isRead },
  filter: ({ waiting, read }) => read && !waiting,
  fn: () => undefined,
  target: visitWaitFx,
});

sample({
  clock: merge([visitWaitFx.done, pageHidden, viewerLeft]),
  source: { handed: $case, log: $log, read: $isRead },
  filter: ({ handed, read }) => handed !== null && read,
  fn: ({ handed, log }) => ({
    userId: handed?.userId ?? '',
    caseId: handed?.caseId ?? '',
    lines: linesOfVisit(log),
  }),
  target: writeVisitFx,
});
