import { createEvent, createStore, sample } from 'effector';
import type { GestureId, PaneId } from '#app/core/event-log/entry.ts';
import { describeGesture } from '#app/core/viewing/describe-gesture.ts';
import type { LogDraft } from '#app/core/viewing/events.ts';
import type { ViewerFold } from '#app/core/viewing/viewer-log.ts';
import { gestureKeyOf } from '../storage/marks/lines.ts';
import { $facts, $log, commandAsked, recorded } from './log.ts';
import { $origins } from './mark-reading.ts';
import { type Facts, viewerStateOf } from './viewer-state.ts';

type Turn = 'undo' | 'redo';

/** One gesture on one slide. */
interface GesturePlace {
  readonly image: string;
  readonly gesture: GestureId;
}

/** What one press of Undo or Redo did to the marks, for the reader to see. */
export interface TurnedGesture extends GesturePlace {
  readonly pane: PaneId;
  readonly turn: Turn;
  /** Such as 'note on patch 2'. */
  readonly words: string;
}

/** A press of Undo or Redo for the marks of a pane. */
export interface AskedTurn {
  readonly pane: PaneId;
  readonly turn: Turn;
  /** Only this one, and only while it is next: whoever reads what goes must not lose another one. */
  readonly only?: GesturePlace;
}

/** A press that took nothing back and brought nothing back. */
export interface MissedTurn {
  readonly turn: Turn;
  readonly why: 'pane-closed' | 'other-slide' | 'not-next';
}

export const markTurnAsked = createEvent<AskedTurn>();
/** Whether what was made in an earlier visit shall be undone. */
export const earlierTurnAnswered = createEvent<boolean>();

type Place = Pick<LogDraft, 'image' | 'pane' | 'writer' | 'gesture'>;

function wordsOf(view: ViewerFold, { image, pane, writer, gesture }: Place, stands: boolean): string {
  const kept = view.kept(image);
  const events = kept
    .filter((entry) => entry.gesture === gesture && entry.pane === pane && entry.writer === writer)
    .map(({ event }) => event);
  return describeGesture(events, {
    ruler: (id) => (stands ? view.rulerBeneath(image, id) : view.ruler(image, id)),
    patchName: (id) => view.patchNames(image).nameOf(id),
    isPoint: (id) =>
      kept.some(({ event }) => event.type === 'patch.placed' && event.patch.id === id && event.patch.isPoint),
  });
}

/** One for each Undo and Redo that took or brought back marks. */
export const markTurned = sample({
  clock: recorded,
  source: $log,
  fn: ({ view }, [fact]): TurnedGesture | null => {
    if (fact === undefined || !('target' in fact.event)) return null;
    const turn = fact.event.type === 'gesture.undone' ? 'undo' : 'redo';
    const { pane, image } = fact;
    const gesture = fact.event.target;
    const words = wordsOf(view, { ...fact, gesture }, turn === 'redo');
    return words === '' ? null : { pane, turn, image, gesture, words };
  },
}).filterMap((turned) => turned ?? undefined);

interface EarlierGesture extends GesturePlace {
  readonly pane: PaneId;
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the reader is asked about before it is undone; null while nothing is. */
export const $earlierTurn = createStore<EarlierGesture | null>(null, { serialize: 'ignore' });

/** A press, or the answer to what was asked about it. */
type WantedTurn = AskedTurn & { readonly isConfirmed: boolean };

const answered = sample({
  clock: earlierTurnAnswered,
  source: $earlierTurn,
  fn: (earlier, isWanted) => (isWanted ? earlier : null),
});
const confirmed = answered.filterMap((earlier): WantedTurn | undefined => {
  if (earlier === null) return undefined;
  const { pane, image, gesture } = earlier;
  return { pane, turn: 'undo', only: { image, gesture }, isConfirmed: true };
});

function nextIn(facts: Facts, { pane, turn }: AskedTurn): GestureId | undefined {
  const { undoable, redoable } = viewerStateOf(facts, pane).history('marks');
  return (turn === 'undo' ? undoable : redoable).at(-1)?.id;
}

/** What came between since the reader was told of a gesture; null where it is still next, or none was named. */
function whyMissed(facts: Facts, wanted: AskedTurn): MissedTurn['why'] | null {
  const { pane, only } = wanted;
  if (only === undefined) return null;
  const { session, slide } = viewerStateOf(facts, pane);
  if (pane === 'secondary' && !session.split) return 'pane-closed';
  if (slide !== only.image) return 'other-slide';
  return nextIn(facts, wanted) === only.gesture ? null : 'not-next';
}

const examined = sample({
  clock: [markTurnAsked.map((press): WantedTurn => ({ ...press, isConfirmed: false })), confirmed],
  source: $facts,
  fn: (facts, wanted) => ({ wanted, why: whyMissed(facts, wanted) }),
});
export const turnMissed = examined.filterMap(({ wanted: { turn }, why }): MissedTurn | undefined =>
  why === null ? undefined : { turn, why },
);

/** With what the next Undo would take back, where that came from storage or the server: no hand made it on this page. */
const asked = sample({
  clock: examined.filterMap(({ wanted, why }) => (why === null ? wanted : undefined)),
  source: { facts: $facts, origins: $origins },
  fn: ({ facts, origins }, wanted) => {
    const { pane, turn, isConfirmed } = wanted;
    const { slide } = viewerStateOf(facts, pane);
    const next = turn === 'undo' && !isConfirmed ? nextIn(facts, wanted) : undefined;
    if (slide === null || next === undefined) return { pane, turn, earlier: null };
    const writer = facts.writers[slide];
    const gesture = { gesture: next, ...(writer === undefined ? {} : { writer }) };
    if ((origins?.of(slide, gestureKeyOf(gesture)) ?? null) === null) return { pane, turn, earlier: null };
    const { view } = facts.log;
    const at = view.kept(slide).findLast((entry) => entry.gesture === next)?.at ?? 0;
    const words = wordsOf(view, { image: slide, pane, ...gesture }, true);
    const earlier: EarlierGesture = { pane, image: slide, gesture: next, words, at };
    return { pane, turn, earlier };
  },
});

$earlierTurn.on(asked, (_, { earlier }) => earlier).on(answered, () => null);

sample({
  clock: asked.filter({ fn: ({ earlier }) => earlier === null }),
  fn: ({ pane, turn }) => ({ pane, command: { type: turn, lane: 'marks' } as const }),
  target: commandAsked,
});
