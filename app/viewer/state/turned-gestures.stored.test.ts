import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyBrowser } from '../storage/marks/mark-browser.test-support.ts';
import { measuring, quiet, type TestWindow, testBrowser } from '../storage/marks/mark-page.test-support.ts';
import { panes } from './panes.ts';
import { ask, drawn, heard, rulersIn } from './reading.test-support.ts';
import { $earlierTurn, earlierTurnAnswered, markTurnAsked, markTurned } from './turned-gestures.ts';

const browser = { now: testBrowser() };
beforeEach(() => {
  emptyBrowser();
  browser.now = testBrowser();
});
afterEach(() => void vi.unstubAllGlobals());

async function opened(): Promise<TestWindow> {
  const window = await measuring({ browser: browser.now });
  await quiet(browser.now);
  return window;
}

const turn = async ({ scope }: TestWindow, way: 'undo' | 'redo'): Promise<void> => {
  await allSettled(markTurnAsked, { scope, params: { pane: 'primary', turn: way } });
  await quiet(browser.now);
};
const answer = async ({ scope }: TestWindow, isWanted: boolean): Promise<void> => {
  await allSettled(earlierTurnAnswered, { scope, params: isWanted });
  await quiet(browser.now);
};

describe('Undo and Redo', () => {
  it('say what they took and brought back', async () => {
    const window = await opened();
    const said = heard(markTurned, window.scope);
    await ask(window.scope, drawn(1));
    const [ruler] = rulersIn(window.scope);
    await ask(window.scope, { type: 'rename-ruler', rulerId: ruler?.id ?? '', name: 'Depth' });
    await turn(window, 'undo');
    await turn(window, 'redo');
    await turn(window, 'undo');
    await turn(window, 'undo');
    expect(said.map((one) => `${one.turn} ${one.words}`)).toEqual([
      'undo name of measurement 25.000 μm',
      'redo name of measurement 25.000 μm',
      'undo name of measurement 25.000 μm',
      'undo measurement 25.000 μm',
    ]);
    await turn(window, 'undo');
    expect(said).toHaveLength(4);
  });

  it('call a point a point, also one that was removed', async () => {
    const window = await opened();
    const said = heard(markTurned, window.scope);
    await ask(window.scope, { type: 'toggle-mode', mode: 'PATCH' });
    await ask(window.scope, { type: 'place-patch', at: { x: 100, y: 100 }, viewScale: 1, isPoint: true });
    const [point] = window.scope.getState(panes.primary.$current).patches;
    await ask(window.scope, { type: 'remove-patch', patchId: point?.id ?? '' });
    for (const way of ['undo', 'redo'] as const) await turn(window, way);
    expect(said.map(({ words }) => words)).toEqual(['removal of point 1', 'removal of point 1']);
  });

  it('ask before a mark of an earlier visit goes, and keep it unless it is wanted', async () => {
    const before = await opened();
    await ask(before.scope, drawn(1));
    await quiet(browser.now);
    await before.end();
    const now = await opened();
    const said = heard(markTurned, now.scope);
    await ask(now.scope, drawn(2));
    await turn(now, 'undo');
    expect([now.scope.getState($earlierTurn), said.length]).toEqual([null, 1]);

    await turn(now, 'undo');
    expect(now.scope.getState($earlierTurn)).toMatchObject({
      pane: 'primary',
      words: 'measurement 25.000 μm',
    });
    expect(rulersIn(now.scope)).toHaveLength(1);
    await answer(now, false);
    expect([now.scope.getState($earlierTurn), rulersIn(now.scope).length]).toEqual([null, 1]);

    await turn(now, 'undo');
    await answer(now, true);
    expect([now.scope.getState($earlierTurn), rulersIn(now.scope).length]).toEqual([null, 0]);
    await turn(now, 'redo');
    expect([now.scope.getState($earlierTurn), rulersIn(now.scope).length]).toEqual([null, 1]);
  });

  it('an answer that nobody was asked for does nothing', async () => {
    const window = await opened();
    await ask(window.scope, drawn(1));
    await answer(window, true);
    expect(rulersIn(window.scope)).toHaveLength(1);
  });
});
