import type { Scope } from 'effector';
import { allSettled } from 'effector';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { imageOpened } from '../../state/log.ts';
import { $activePane, paneTouched } from '../../state/panes.ts';
import { ask, drawn, MEASURE, opened, rulersIn, UNDO } from '../../state/reading.test-support.ts';
import { secondSlideAsked } from '../../state/slides.ts';
import { close, names, panel, rows } from './marks-panel.test-support.tsx';
import { asked, measure, press, readerAt, shown } from './panels.test-support.tsx';

afterEach(async () => {
  await mount(null);
  vi.restoreAllMocks();
  close.mockClear();
});

/** Two panes with the reader at work in the second one, which shows the slide of that index. */
async function inSecondPane(second: 0 | 2): Promise<Scope> {
  const scope = await readerAt();
  await measure(scope, 1);
  await ask(scope, { type: 'open-split' });
  await allSettled(secondSlideAsked, { scope, params: second });
  const image = opened(second === 0 ? 'a1' : 'b1');
  await allSettled(imageOpened, { scope, params: { pane: 'secondary', image } });
  await allSettled(paneTouched, { scope, params: 'secondary' });
  await ask(scope, MEASURE, 'secondary');
  for (const x of [21, 22]) await ask(scope, drawn(x), 'secondary');
  await shown(scope, panel);
  return scope;
}

it('lists the slides of both panes by name and lets the marks of either be changed, in the pane that shows them', async () => {
  const scope = await inSecondPane(2);
  expect([...document.querySelectorAll('[scope=rowgroup]')].map((head) => textOf(head))).toEqual([
    'of-a1 (first pane)',
    'of-b1 (second pane)',
  ]);
  expect(rows().map((row) => names(row).length)).toEqual([3, 3, 3]);
  await act(() => allSettled(paneTouched, { scope, params: 'primary' }));
  const second = rows()[1];
  await click(found(`[data-mark="${second?.dataset['mark'] ?? ''}"] [data-act=delete]`));
  expect([rulersIn(scope).length, rulersIn(scope, 'secondary').length]).toEqual([1, 1]);
  expect(scope.getState($activePane)).toBe('secondary');
});

it('exports and imports the marks of the slide that the reader works in, and says which', async () => {
  const scope = await inSecondPane(2);
  expect(named('Export or import marks of the second slide')).toBeTruthy();
  await act(() => allSettled(paneTouched, { scope, params: 'primary' }));
  expect(named('Export or import marks of the first slide')).toBeTruthy();
});

const undoneInUse = (scope: Scope) => asked(scope, UNDO, scope.getState($activePane));

describe('the next Undo takes back what the list did', () => {
  const actions: readonly (readonly [string, () => Promise<void>])[] = [
    ['a deleted mark', () => click(found('[data-act=delete]'))],
    ['a hidden mark', () => click(named('Hide 25.000 μm'))],
    [
      'a new name',
      async () => {
        await click(found('[data-mark] th button'));
        await fill(found<HTMLInputElement>('[data-mark] input'), 'Margin');
        await press(found('[data-mark] input'), 'Enter');
      },
    ],
  ];

  it.each(actions)('%s, where the pane in use shows the same slide and stays in use', async (_, act) => {
    const scope = await inSecondPane(0);
    const before = rulersIn(scope);
    expect(before).toHaveLength(3);
    await act();
    expect(rulersIn(scope)).not.toEqual(before);
    await undoneInUse(scope);
    expect([rulersIn(scope), scope.getState($activePane)]).toEqual([before, 'secondary']);
  });

  it.each(actions)(
    '%s, where the pane in use shows another slide: the first pane is in use then',
    async (_, act) => {
      const scope = await inSecondPane(2);
      const before = [rulersIn(scope), rulersIn(scope, 'secondary')];
      await act();
      expect(rulersIn(scope)).not.toEqual(before[0]);
      expect(scope.getState($activePane)).toBe('primary');
      await undoneInUse(scope);
      expect([rulersIn(scope), rulersIn(scope, 'secondary')]).toEqual(before);
    },
  );
});
