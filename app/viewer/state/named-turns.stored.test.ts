import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gestureKeyOf } from '../storage/marks/lines.ts';
import { emptyBrowser } from '../storage/marks/mark-browser.test-support.ts';
import { measuring, quiet, type TestWindow, testBrowser } from '../storage/marks/mark-page.test-support.ts';
import { $log, caseOrderTold, imageOpened } from './log.ts';
import { ask, drawn, heard, opened, rulersIn } from './reading.test-support.ts';
import {
  $earlierTurn,
  type AskedTurn,
  earlierTurnAnswered,
  markTurnAsked,
  markTurned,
  type TurnedGesture,
  turnMissed,
} from './turned-gestures.ts';

const browser = { now: testBrowser() };
beforeEach(() => {
  emptyBrowser();
  browser.now = testBrowser();
});
afterEach(() => void vi.unstubAllGlobals());

async function start() {
  const window = await measuring({ browser: browser.now });
  await quiet(browser.now);
  const { scope } = window;
  return { window, scope, told: heard(markTurned, scope), missed: heard(turnMissed, scope) };
}

const turn = async ({ scope }: Pick<TestWindow, 'scope'>, params: AskedTurn): Promise<void> => {
  await allSettled(markTurnAsked, { scope, params });
  await quiet(browser.now);
};

/** The button of the notice that tells of a gesture. */
function wayBack(told: TurnedGesture | undefined): AskedTurn {
  if (told === undefined) throw new Error('Nothing was told');
  const { pane, image, gesture } = told;
  return { pane, turn: told.turn === 'undo' ? 'redo' : 'undo', only: { image, gesture } };
}

describe('the way back that a notice offers', () => {
  it('turns the gesture that the notice names', async () => {
    const page = await start();
    await ask(page.scope, drawn(1));
    await turn(page, { pane: 'primary', turn: 'undo' });
    await turn(page, wayBack(page.told.at(-1)));
    expect(rulersIn(page.scope)).toHaveLength(1);
    await turn(page, wayBack(page.told.at(-1)));
    expect([rulersIn(page.scope).length, page.missed]).toEqual([0, []]);
  });

  it('leaves what was drawn since alone, and says so', async () => {
    const page = await start();
    await ask(page.scope, drawn(1));
    await turn(page, { pane: 'primary', turn: 'undo' });
    const undone = wayBack(page.told.at(-1));
    await turn(page, { pane: 'primary', turn: 'redo' });
    const redone = wayBack(page.told.at(-1));
    await ask(page.scope, drawn(2));
    await turn(page, redone);
    await turn(page, undone);
    expect(rulersIn(page.scope)).toHaveLength(2);
    expect(page.missed).toEqual([
      { turn: 'undo', why: 'not-next' },
      { turn: 'redo', why: 'not-next' },
    ]);
  });

  it('leaves another slide alone, and says so', async () => {
    const page = await start();
    await ask(page.scope, drawn(1));
    await turn(page, { pane: 'primary', turn: 'undo' });
    await ask(page.scope, { type: 'open-slide', image: 'a2' });
    await turn(page, wayBack(page.told.at(-1)));
    expect(page.missed).toEqual([{ turn: 'redo', why: 'other-slide' }]);
  });

  it('says that the second pane is closed, also where its slide is open in the first', async () => {
    const page = await start();
    await ask(page.scope, { type: 'open-split' });
    await allSettled(imageOpened, { scope: page.scope, params: { pane: 'secondary', image: opened('a1') } });
    await ask(page.scope, drawn(1), 'secondary');
    await turn(page, { pane: 'secondary', turn: 'undo' });
    await ask(page.scope, { type: 'close-split' });
    await turn(page, wayBack(page.told.at(-1)));
    expect(page.missed).toEqual([{ turn: 'redo', why: 'pane-closed' }]);
    expect(rulersIn(page.scope)).toHaveLength(0);
  });
});

describe('the question about a mark of an earlier visit', () => {
  it('is answered for the gesture that it names, and for no other that the case put after it', async () => {
    const before = await start();
    await ask(before.scope, drawn(1));
    await ask(before.scope, drawn(2));
    await quiet(browser.now);
    await before.window.end();
    const { scope, missed } = await start();
    await allSettled(markTurnAsked, { scope, params: { pane: 'primary', turn: 'undo' } });
    const asked = scope.getState($earlierTurn);
    expect(asked).not.toBeNull();

    // The case has the other one last.
    const kept = scope.getState($log).view.kept('a1');
    const keys = kept.map(gestureKeyOf);
    const gestures = new Set([...keys].reverse());
    await allSettled(caseOrderTold, { scope, params: { imageId: 'a1', gestures } });
    await allSettled(earlierTurnAnswered, { scope, params: true });
    await quiet(browser.now);
    expect([rulersIn(scope).length, missed]).toEqual([2, [{ turn: 'undo', why: 'not-next' }]]);
    expect(scope.getState($earlierTurn)).toBeNull();
  });
});
