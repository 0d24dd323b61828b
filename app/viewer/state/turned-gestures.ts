import { createEvent, createStore, sample } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { describeGesture } from '#app/core/viewing/describe-gesture.ts';
import type { LogDraft } from '#app/core/viewing/events.ts';
import type { ViewerFold } from '#app/core/viewing/viewer-log.ts';
import { gestureKeyOf } from '../storage/marks/lines.ts';
import { $facts, $log, commandAsked, recorded } from './log.ts';
import { $origins } from './mark-reading.ts';
import { viewerStateOf } from './viewer-state.ts';

type Turn = 'undo' | 'redo';

/** What one press of Undo or Redo did to the marks, for the reader to see. */
export interface TurnedGesture {
  readonly pane: PaneId;
  readonly turn: Turn;
  readonly image: string;
  /** Such as 'note on patch 2'. */
  readonly words: string;
}

/** A press of Undo or Redo for the marks of a pane. */
export interface AskedTurn {
  readonly pane: PaneId;
  readonly turn: Turn;
  /** Only while the pane shows this slide: a notice outlives the slide that it tells of. */
  readonly image?: string;
}

export const markTurnAsked = createEvent<AskedTurn>();
/** Whether what was made in an earlier visit shall be undone. */
export const earlierTurnAnswered = createEvent<boolean>();

type Place = Pick<LogDraft, 'image' | 'pane' | 'writer' | 'gesture'>;

function wordsOf(view: ViewerFold, { image, pane, writer, gesture }: Place, stands: boolean): string {
  const events = view
    .kept(image)
    .filter((entry) => entry.gesture === gesture && entry.pane === pane && entry.writer === writer)
    .map(({ event }) => event);
  return describeGesture(events, {
    ruler: (id) => (stands ? view.rulerBeneath(image, id) : view.ruler(image, id)),
    patchName: (id) => view.patchNames(image).nameOf(id),
  });
}

/** One for each Undo and Redo that took or brought back marks. */
export const markTurned = sample({
  clock: recorded,
  source: $log,
  fn: ({ view }, [fact]): TurnedGesture | null => {
    if (fact === undefined || !('target' in fact.event)) return null;
    const turn = fact.event.type === 'gesture.undone' ? 'undo' : 'redo';
    const words = wordsOf(view, { ...fact, gesture: fact.event.target }, turn === 'redo');
    return words === '' ? null : { pane: fact.pane, turn, image: fact.image, words };
  },
}).filterMap((turned) => turned ?? undefined);

interface EarlierGesture {
  readonly pane: PaneId;
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const askedThere = sample({
  clock: markTurnAsked,
  source: $facts,
  fn: (facts, { image, ...turn }) => ({
    ...turn,
    isHere: image === undefined || image === viewerStateOf(facts, turn.pane).slide,
  }),
});
const askedHere = askedThere.filter({ fn: ({ isHere }) => isHere });
/** Undo or Redo of a slide that the pane does not show any more. */
export const turnMissed = askedThere.filterMap(({ isHere }) => (isHere ? undefined : true));

/** With what the next Undo would take back, where that came from storage or the server: no hand made it on this page. */
const asked = sample({
  clock: askedHere,
  source: { facts: $facts, origins: $origins },
  fn: ({ facts, origins }, { pane, turn }) => {
    const { slide, history } = viewerStateOf(facts, pane);
    const next = turn === 'undo' ? history('marks').undoable.at(-1) : undefined;
    if (slide === null || next === undefined) return { pane, turn, earlier: null };
    const writer = facts.writers[slide];
    const gesture = { gesture: next.id, ...(writer === undefined ? {} : { writer }) };
    if ((origins?.of(slide, gestureKeyOf(gesture)) ?? null) === null) return { pane, turn, earlier: null };
    const { view } = facts.log;
    const at = view.kept(slide).findLast((entry) => entry.gesture === next.id)?.at ?? 0;
    const words = wordsOf(view, { image: slide, pane, ...gesture }, true);
    const earlier: EarlierGesture = { pane, words, at };
    return { pane, turn, earlier };
  },
});

/** What the reader is asked about before it is undone; null while nothing is. */
export const $earlierTurn = createStore<EarlierGesture | null>(null, { serialize: 'ignore' });

const confirmed = sample({
  clock: earlierTurnAnswered,
  source: $earlierTurn,
  filter: (earlier, isWanted) => isWanted && earlier !== null,
  fn: (earlier) => ({ pane: earlier?.pane ?? 'primary', turn: 'undo' as const }),
});
const declined = earlierTurnAnswered.filter({ fn: (isWanted) => !isWanted });

$earlierTurn.on(asked, (_, { earlier }) => earlier).on([confirmed, declined], () => null);

sample({
  clock: [asked.filter({ fn: ({ earlier }) => earlier === null }), confirmed],
  fn: ({ pane, turn }) => ({ pane, command: { type: turn, lane: 'marks' } as const }),
  target: commandAsked,
});
