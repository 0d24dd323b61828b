import { allSettled, type EventCallable } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import { idsIn } from '#app/core/event-log/toy-log.test-support.ts';
import { type LogDraft, logCodec } from '#app/core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from '#app/core/viewing/viewer-log.ts';
import { gesturesIn, missingDrafts, readLines, recordsOf } from '../storage/marks/lines.ts';
import { draftBy, emptyBrowser, rulerEvent } from '../storage/marks/mark-browser.test-support.ts';
import {
  measuring,
  quiet,
  type TestBrowser,
  type TestWindow,
  testBrowser,
} from '../storage/marks/mark-page.test-support.ts';
import type { Asked } from './log.ts';
import { panes } from './panes.ts';
import { ask, drawn, REDO, UNDO } from './reading.test-support.ts';
import { slideSelected } from './slides.ts';
import { $otherWindows, caseNumbered, pageHidden, pageReturned, viewerLeft } from './windows.ts';

beforeEach(() => void emptyBrowser());
afterEach(() => void vi.unstubAllGlobals());

const ids = ({ scope }: TestWindow): readonly string[] =>
  scope.getState(panes.primary.$current).rulers.map(({ id }) => id);
const browser = { now: testBrowser() };
beforeEach(() => {
  browser.now = testBrowser();
});
const opened = async (over: Partial<TestBrowser> = {}): Promise<TestWindow> => {
  Object.assign(browser.now, over);
  const window = await measuring({ browser: browser.now });
  await quiet(browser.now);
  return window;
};
const act = async ({ scope }: TestWindow, command: Asked['command']): Promise<void> => {
  await ask(scope, command);
  await quiet(browser.now);
};
const say = async <T>({ scope }: TestWindow, unit: EventCallable<T>, params: T): Promise<void> => {
  await allSettled(unit as EventCallable<unknown>, { scope, params });
  await quiet(browser.now);
};
const others = ({ scope }: TestWindow) => scope.getState($otherWindows);

describe('two windows on one slide', () => {
  it('show each other’s marks, and neither writes over anything', async () => {
    const [one, two] = [await opened(), await opened()];
    await act(one, drawn(1));
    await act(two, drawn(2));
    await act(one, drawn(3));
    expect(ids(one)).toHaveLength(3);
    expect(ids(two)).toEqual(ids(one));
    await Promise.all([one.end(), two.end()]);
    expect(ids(await opened())).toEqual(ids(one));
  });

  it('undo their own hand only; after a reload the same reader goes on where the first one was', async () => {
    const [one, two] = [await opened(), await opened()];
    await act(one, drawn(1));
    const [first = ''] = ids(one);
    await act(two, drawn(2));
    const [, second = ''] = ids(two);
    await act(one, UNDO);
    expect([ids(one), ids(two)]).toEqual([[second], [second]]);
    await act(one, UNDO);
    expect(ids(one)).toEqual([second]);
    await one.end();
    const again = await opened();
    await act(again, REDO);
    expect([[...ids(again)].sort(), ids(two).length]).toEqual([[first, second].sort(), 2]);
  });

  it('a window without locks writes under a name of its own', async () => {
    const without = { locks: undefined as unknown as LockManager };
    const [one, two] = [await opened(without), await opened(without)];
    await act(one, drawn(1));
    await act(two, UNDO);
    expect(ids(two)).toHaveLength(1);
    await act(one, UNDO);
    expect([ids(one), ids(two)]).toEqual([[], []]);
  });
});

describe('windows know of each other', () => {
  it('by ids and the number of the case, and never by a patient', async () => {
    const one = await opened();
    await say(one, caseNumbered, 'DP-2026-000001');
    const two = await opened();
    expect(others(two)).toEqual([
      { windowId: one.windowId, userId: 'u', caseId: 'c', caseNumber: 'DP-2026-000001', imageIds: ['a1'] },
    ]);
    expect(others(one).map(({ windowId }) => windowId)).toEqual([two.windowId]);
    await say(two, slideSelected, 2);
    expect(others(one).map(({ imageIds }) => imageIds)).toEqual([['b1']]);
  });

  it('until one says goodbye, or comes back', async () => {
    const [one, two] = [await opened(), await opened()];
    await say(two, pageHidden, undefined);
    expect(others(one)).toEqual([]);
    await say(two, pageReturned, undefined);
    expect([others(one).length, others(two).length]).toEqual([1, 1]);
    await say(two, viewerLeft, undefined);
    expect([others(one), browser.now.windows.has(two.windowId)]).toEqual([[], false]);
  });
});

describe('entries of two writers', () => {
  type Hand = { readonly log: ViewerLog; readonly writer: string };
  const stepOf = (hand: Hand, kind: number, name: string): LogDraft | null => {
    const { view } = hand.log;
    const { undoable, redoable } = view.history({
      pane: 'primary',
      image: 'i',
      lane: 'marks',
      writer: hand.writer,
    });
    const rulers = view.rulers('i');
    const some = rulers[kind % Math.max(1, rulers.length)];
    const undo = undoable.at(-1);
    const redo = redoable.at(-1);
    if (kind < 4) return draftBy(hand.writer, name, rulerEvent(`r${name}`));
    if (kind < 6 && some)
      return draftBy(hand.writer, name, { type: 'ruler.removed', v: 1, rulerId: some.id });
    if (kind < 7 && some)
      return draftBy(hand.writer, name, { type: 'ruler.edited', v: 1, ruler: { ...some, name } });
    if (kind < 9 && undo)
      return draftBy(hand.writer, name, { type: 'gesture.undone', v: 1, target: undo.id });
    return redo ? draftBy(hand.writer, name, { type: 'gesture.redone', v: 1, target: redo.id }) : null;
  };
  const extended = (hand: Hand, lines: readonly string[]): Hand => {
    const { drafts } = readLines(lines, 'i');
    const missing = missingDrafts(gesturesIn(hand.log.view.kept('i')), drafts);
    return { ...hand, log: extendViewerLog(hand.log, missing) };
  };

  it('however they interleave: after a reload both windows show the same, and each Undo is its own', () => {
    const steps = fc.array(fc.record({ who: fc.boolean(), kind: fc.nat(10), late: fc.boolean() }), {
      maxLength: 40,
    });
    holds(
      300,
      fc.property(steps, (all) => {
        const hands = new Map<boolean, Hand>([
          [true, { log: emptyViewerLog, writer: 'u' }],
          [false, { log: emptyViewerLog, writer: 'u~2' }],
        ]);
        const storage: string[] = [];
        for (const [at, { who, kind, late }] of all.entries()) {
          const hand = hands.get(who);
          const draft = hand ? stepOf(hand, kind, `g${String(at)}`) : null;
          if (!hand || !draft) continue;
          const log = extendViewerLog(hand.log, [draft]);
          hands.set(who, { ...hand, log });
          // What storage gets is what the window itself counted as kept.
          storage.push(...recordsOf(log.view.kept('i').slice(-1)).flatMap(({ lines }) => lines));
          const other = hands.get(!who);
          if (other && !late) hands.set(!who, extended(other, storage));
        }
        const reloaded = extended({ log: emptyViewerLog, writer: 'u' }, storage);
        for (const [, hand] of hands) {
          const read = extended(hand, storage);
          // Nothing that one window counted is nothing to the other: no fact was stored that fits no track.
          expect(read.log.view.kept('i')).toHaveLength(storage.length);
          expect(reloaded.log.view.kept('i').map((entry) => logCodec.encode({ ...entry, seq: 1 }))).toEqual(
            storage.map((line) => line.replace(/"seq":\d+/, '"seq":1')).map(sorted),
          );
          const track = { pane: 'primary', image: 'i', lane: 'marks', writer: hand.writer } as const;
          expect(idsIn(reloaded.log.view.history(track))).toEqual(idsIn(read.log.view.history(track)));
        }
      }),
    );
  });

  /** As the codec writes it now, whatever the order of its fields was. */
  const sorted = (line: string): string => {
    const decoded = logCodec.decode(line);
    return decoded.ok ? logCodec.encode({ ...decoded.entry, seq: 1 }) : line;
  };
});
