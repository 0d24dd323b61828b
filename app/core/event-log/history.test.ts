import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf, standing } from './definitions.test-support.ts';
import { type Draft, gestureId, type ImageId, type PaneId } from './entry.ts';
import { redo, undo } from './history.ts';
import { holds } from './holds.test-support.ts';
import { append } from './log.ts';
import {
  draft,
  dropped,
  idsIn,
  images,
  lanes,
  logOf,
  panes,
  put,
  type ToyEvent,
  type ToyLane,
  toyEvents,
  toyLane,
  toysOn,
} from './toy-log.test-support.ts';
import type { HistoryEvent, Track } from './track.ts';

type Log = ReturnType<typeof logOf>;
const trackOf = (pane: PaneId, image: ImageId = 'slide-1', lane: ToyLane = 'marks'): Track<ToyLane> => ({
  pane,
  image,
  lane,
});
const historyIn = (log: Log, track: Track<ToyLane>) => idsIn(historyOf(log.entries, toyLane, track));
const turned = (log: Log, turn: typeof undo, track: Track<ToyLane>): Log => {
  const fact = turn(historyOf(log.entries, toyLane, track));
  return fact ? append(log, [draft(fact, `turn-${String(log.length)}`, track.pane, track.image)]) : log;
};
const shown = (log: Log, image = 'slide-1'): readonly string[] =>
  toysOn(image, standing(log.entries, toyLane)).map((toy) => toy.key);

describe('two panes', () => {
  it('an undo of the first pane is not lost when the second has marks of its own on top', () => {
    const log = logOf(draft(put('first'), 'g1', 'primary'), draft(put('second'), 'g2', 'secondary'));
    expect(shown(turned(log, undo, trackOf('primary')))).toEqual(['second']);
    expect(shown(turned(log, undo, trackOf('secondary')))).toEqual(['first']);
  });

  it('a mark drawn in one pane and removed in the other stays away until both are put back', () => {
    const drawnAndRemoved = logOf(draft(put('m'), 'g1', 'primary'), draft(dropped('m'), 'g2', 'secondary'));
    const drawingUndone = turned(drawnAndRemoved, undo, trackOf('primary'));
    expect(shown(drawingUndone)).toEqual([]);
    const bothUndone = turned(drawingUndone, undo, trackOf('secondary'));
    expect(shown(bothUndone)).toEqual([]);
    const drawnAgain = turned(bothUndone, redo, trackOf('primary'));
    expect(shown(drawnAgain)).toEqual(['m']);
    expect(shown(turned(drawnAgain, redo, trackOf('secondary')))).toEqual([]);
  });

  it('the order in which the panes press Undo makes no difference', () => {
    const log = logOf(
      draft(put('m'), 'g1', 'primary'),
      draft(dropped('m'), 'g2', 'secondary'),
      draft(put('n'), 'g3', 'primary'),
    );
    const oneWay = turned(turned(log, undo, trackOf('primary')), undo, trackOf('secondary'));
    const theOther = turned(turned(log, undo, trackOf('secondary')), undo, trackOf('primary'));
    expect(shown(oneWay)).toEqual(shown(theOther));
    expect(shown(oneWay)).toEqual(['m']);
  });
});

describe('one track', () => {
  it('taking back a removal puts the mark where it was', () => {
    const log = logOf(draft(put('a'), 'g1'), draft(put('b'), 'g2'), draft(dropped('a'), 'g3'));
    expect(shown(turned(log, undo, trackOf('primary')))).toEqual(['a', 'b']);
  });

  it('a new gesture empties the Redo of its own track and of no other', () => {
    const log = logOf(
      draft(put('a'), 'g1'),
      draft({ type: 'looked', v: 1, where: 1 }, 'g2'),
      draft(put('a'), 'g3', 'primary', 'slide-2'),
    );
    const undone = [
      trackOf('primary'),
      trackOf('primary', 'slide-1', 'view'),
      trackOf('primary', 'slide-2'),
    ].reduce((so, track) => turned(so, undo, track), log);
    const after = append(undone, [draft(put('b'), 'g4')]);
    expect(historyIn(after, trackOf('primary'))).toEqual({ undoable: ['g4'], redoable: [] });
    expect(historyIn(after, trackOf('primary', 'slide-1', 'view')).redoable).toEqual(['g2']);
    expect(historyIn(after, trackOf('primary', 'slide-2')).redoable).toEqual(['g3']);
  });

  it('several entries of one gesture go and come together', () => {
    const log = logOf(draft(put('a'), 'g1'), draft(put('b'), 'g2'), draft(put('c'), 'g2'));
    const undone = turned(log, undo, trackOf('primary'));
    expect(shown(undone)).toEqual(['a']);
    expect(shown(turned(undone, redo, trackOf('primary')))).toEqual(['a', 'b', 'c']);
  });

  it('an empty history has nothing to take back', () => {
    const none = historyOf([], toyLane, trackOf('primary'));
    expect([undo(none), redo(none)]).toEqual([null, null]);
  });
});

const undone = (target: string): HistoryEvent => ({
  type: 'gesture.undone',
  v: 1,
  target: gestureId(target),
});
const redone = (target: string): HistoryEvent => ({ ...undone(target), type: 'gesture.redone' });

describe('facts from a computer that heard of the gestures in another order', () => {
  const two = logOf(draft(put('a'), 'g1'), draft(put('b'), 'g2'));

  it('a gesture that is not the latest is taken back, and brought back', () => {
    const away = append(two, [draft(undone('g1'), 'u')]);
    expect(shown(away)).toEqual(['b']);
    expect(historyIn(away, trackOf('primary'))).toEqual({ undoable: ['g2'], redoable: ['g1'] });
    const back = append(away, [draft(redone('g1'), 'r')]);
    expect(shown(back)).toEqual(['a', 'b']);
    expect(historyIn(back, trackOf('primary'))).toEqual({ undoable: ['g2', 'g1'], redoable: [] });
  });

  it('what was brought back there is back here, though something new has emptied the Redo of this track', () => {
    const log = logOf(draft(put('a'), 'g1'), draft(undone('g1'), 'u'), draft(put('b'), 'g2'));
    expect(historyIn(log, trackOf('primary'))).toEqual({ undoable: ['g2'], redoable: [] });
    const back = append(log, [draft(redone('g1'), 'r')]);
    expect(shown(back)).toEqual(['a', 'b']);
    expect(historyIn(back, trackOf('primary'))).toEqual({ undoable: ['g2', 'g1'], redoable: [] });
  });

  it('what both have undone is undone once, so that one Redo brings it back', () => {
    const both = append(two, [draft(undone('g2'), 'u1'), draft(undone('g2'), 'u2')]);
    expect(shown(both)).toEqual(['a']);
    expect(historyIn(both, trackOf('primary'))).toEqual({ undoable: ['g1'], redoable: ['g2'] });
    expect(shown(turned(both, redo, trackOf('primary')))).toEqual(['a', 'b']);
  });
});

describe('facts that do not fit', () => {
  const log = logOf(draft(put('a'), 'g1'), draft(put('b'), 'g2'));

  it.each<[string, Draft<ToyEvent | HistoryEvent>]>([
    ['a gesture that never was', draft(undone('g9'), 'u')],
    ['the right gesture in the wrong pane', draft(undone('g2'), 'u', 'secondary')],
    ['the right gesture on the wrong image', draft(undone('g2'), 'u', 'primary', 'slide-2')],
    ['a redo of what stands', draft(redone('g2'), 'u')],
  ])('%s changes nothing', (_, fact) => {
    const after = append(log, [fact]);
    expect(shown(after)).toEqual(['a', 'b']);
    expect(historyIn(after, trackOf('primary')).undoable).toEqual(['g1', 'g2']);
  });

  it('an entry that comes late to its gesture is a step of its own, so that one Undo takes back one step', () => {
    const late = append(turned(log, undo, trackOf('primary')), [draft(put('late'), 'g2')]);
    expect(shown(late)).toEqual(['a', 'late']);
    expect(historyIn(late, trackOf('primary'))).toEqual({ undoable: ['g1', 'g2'], redoable: [] });
    expect(shown(turned(late, undo, trackOf('primary')))).toEqual(['a']);
    const early = append(log, [draft(put('c'), 'g1')]);
    expect(shown(turned(early, undo, trackOf('primary')))).toEqual(['a', 'b']);
    expect(shown(turned(turned(early, undo, trackOf('primary')), undo, trackOf('primary')))).toEqual(['a']);
  });

  it('an entry that carries the id of another lane’s latest gesture stands and is nobody’s to undo', () => {
    const both = append(log, [draft({ type: 'looked', v: 1, where: 1 }, 'g2')]);
    expect(historyIn(both, trackOf('primary', 'slide-1', 'view')).undoable).toEqual([]);
    expect(shown(turned(both, undo, trackOf('primary')))).toEqual(['a']);
  });
});

/** What is on an image by the model: its events that are not undone, in the order in which they were made. */
function keysLeft(made: readonly { readonly event: ToyEvent }[]): readonly string[] {
  const left = new Set<string>();
  for (const { event } of made) {
    if (event.type === 'put') left.delete(event.key);
    if (event.type === 'put') left.add(event.key);
    if (event.type === 'dropped') for (const key of event.keys) left.delete(key);
  }
  return [...left];
}

describe('random walks', () => {
  const presses = fc.oneof(
    { weight: 3, arbitrary: fc.record({ press: fc.constant('record' as const), event: toyEvents }) },
    { weight: 2, arbitrary: fc.record({ press: fc.constant('undo' as const), lane: lanes }) },
    { weight: 2, arbitrary: fc.record({ press: fc.constant('redo' as const), lane: lanes }) },
  );

  it('1,000 walks over panes, slides and lanes: the stacks are those of a plain two-stack model', () => {
    const walk = fc.array(fc.tuple(presses, panes, images), { maxLength: 60, size: 'max' });
    const property = fc.property(walk, (steps) => {
      const model = new Map<string, { done: string[]; undone: string[] }>();
      const made: { readonly gesture: string; readonly image: ImageId; readonly event: ToyEvent }[] = [];
      let log = logOf();
      for (const [index, [step, pane, image]] of steps.entries()) {
        const gesture = `g${String(index)}`;
        const lane = step.press === 'record' ? toyLane(step.event) : step.lane;
        if (step.press === 'record') log = append(log, [draft(step.event, gesture, pane, image)]);
        else log = turned(log, step.press === 'undo' ? undo : redo, trackOf(pane, image, step.lane));
        if (lane === null) continue;
        const key = `${pane} ${image} ${lane}`;
        const stack = model.get(key) ?? { done: [], undone: [] };
        model.set(key, stack);
        if (step.press === 'record') {
          made.push({ gesture, image, event: step.event });
          stack.done.push(gesture);
          stack.undone = [];
        } else if (step.press === 'undo') stack.undone.push(...stack.done.splice(-1));
        else stack.done.push(...stack.undone.splice(-1));
        expect(historyIn(log, trackOf(pane, image, lane))).toEqual({
          undoable: stack.done,
          redoable: stack.undone,
        });
        const done = new Set([...model.values()].flatMap((known) => known.done));
        expect(shown(log, image)).toEqual(
          keysLeft(made.filter((one) => one.image === image && done.has(one.gesture))),
        );
      }
    });
    holds(1000, property);
  });

  it('1,000 walks in one pane: what is shown equals a model that stacks whole states', () => {
    const property = fc.property(fc.array(presses, { maxLength: 60, size: 'max' }), (steps) => {
      let past: (readonly string[])[] = [];
      let now: readonly string[] = [];
      let future: (readonly string[])[] = [];
      let log = logOf();
      for (const [index, step] of steps.entries()) {
        if (step.press === 'record' && toyLane(step.event) === 'marks') {
          const { event } = step;
          past.push(now);
          future = [];
          if (event.type === 'put') now = [...now.filter((key) => key !== event.key), event.key];
          if (event.type === 'dropped') now = now.filter((key) => !event.keys.includes(key));
        } else if (step.press === 'undo' && step.lane === 'marks' && past.length > 0) {
          future = [...future, now];
          now = past.at(-1) ?? [];
          past = past.slice(0, -1);
        } else if (step.press === 'redo' && step.lane === 'marks' && future.length > 0) {
          past = [...past, now];
          now = future.at(-1) ?? [];
          future = future.slice(0, -1);
        }
        if (step.press === 'record') log = append(log, [draft(step.event, `g${String(index)}`)]);
        else log = turned(log, step.press === 'undo' ? undo : redo, trackOf('primary', 'slide-1', step.lane));
        expect(shown(log)).toEqual(now);
      }
    });
    holds(1000, property);
  });
});
