import { combine, createEvent, createStore, sample } from 'effector';
import { type CaseFacts, caseMismatch, type Mismatch } from '#app/core/slides/case-guard.ts';
import { loadSlideLinkFx } from './links.ts';
import { sessionMismatched } from './outbox.ts';
import { $case } from './slides.ts';
import { visitRead } from './visit.ts';

/** What the page knows before anything is loaded. */
export interface OpeningFacts extends Pick<CaseFacts, 'route' | 'loaded' | 'handed'> {
  /** The browser shows the page again, so what this tab remembers must be of this very case. */
  readonly reloaded: boolean;
}

export const openingNamed = createEvent<OpeningFacts>();

type Found = Partial<Pick<CaseFacts, 'stored' | 'link' | 'keyOwner'>>;

const NOT_SAID = { stored: { caseId: null, userId: null }, link: null, keyOwner: null } as const;
/** The server named nobody; whoever it is, it is not this reader. */
const SOMEBODY_ELSE = '';

const $opening = createStore<OpeningFacts | null>(null, { serialize: 'ignore' }).on(
  openingNamed,
  (_, opening) => opening,
);

/** Why the viewer stopped; null while it may go on. Once stopped it stays so, whatever else turns out. */
export const $stopped = createStore<Mismatch | null>(null, { serialize: 'ignore' });
export const $isStopped = $stopped.map((mismatch) => mismatch !== null);

// A case that was opened after another one in the same tab finds that one remembered, which is no mistake.
const visitFound = sample({
  clock: visitRead,
  source: $opening,
  filter: (opening, visit) => visit !== null && opening?.reloaded === true,
  fn: (_, visit): Found => ({ stored: visit ?? NOT_SAID.stored }),
});

const linkFound = loadSlideLinkFx.done.map(
  ({ params: askedBlobId, result }): Found => ({
    link: { askedBlobId, userId: result.userId, blobId: result.ok ? result.link.blobId : askedBlobId },
  }),
);

const ownerFound = sessionMismatched.map(({ userId }): Found => ({ keyOwner: userId ?? SOMEBODY_ELSE }));

/** Where no page said what it was opened for, the case that was handed over stands for itself. */
const $expected = combine($opening, $case, (opening, handed): Omit<OpeningFacts, 'reloaded'> | null => {
  if (opening !== null) return opening;
  const own = handed && { caseId: handed.caseId, userId: handed.userId };
  return own && { route: own, loaded: own, handed: { caseId: null } };
});

const judge = (expected: Omit<OpeningFacts, 'reloaded'> | null, more: Found): Mismatch | null =>
  expected && caseMismatch({ ...NOT_SAID, ...expected, ...more });

const opened = sample({ clock: openingNamed, source: $expected, fn: (expected) => judge(expected, {}) });
// One sample for each: of two that come at once, both are looked at.
const judged = [visitFound, linkFound, ownerFound].map((found) =>
  sample({ clock: found, source: $expected, fn: judge }),
);

$stopped.on([opened, ...judged], (before, now) => before ?? now);
