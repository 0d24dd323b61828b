import type { Scope } from 'effector';
import { allSettled } from 'effector';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { $hasTypedText } from '../../state/hands/typed-text.ts';
import { $log, sealChanged } from '../../state/log.ts';
import { outboxChanged } from '../../state/outbox-state.ts';
import { ask, open, opened, rulersIn, UNDO } from '../../state/reading.test-support.ts';
import { NEW_OUTBOX } from '../../storage/outbox/image-outbox.ts';
import { keyTable } from '../toolbar/own-keys.ts';
import { keysAtWork, SHORTCUTS } from '../toolbar/shortcut-table.ts';
import { KeyTableContext } from '../toolbar/use-key-settings.ts';
import { close, names, panel, rows } from './marks-panel.test-support.tsx';
import { asked, LEAVINGS, leavingPage, measure, press, readerAt, shown } from './panels.test-support.tsx';

afterEach(async () => {
  await mount(null);
  vi.restoreAllMocks();
  close.mockClear();
});

async function measured(count: number): Promise<Scope> {
  const scope = await readerAt();
  await measure(scope, count);
  await shown(scope, panel);
  return scope;
}

describe('the panel of all marks', () => {
  it('says how to measure where there is nothing to list', async () => {
    await measured(0);
    expect(textOf()).toContain('Press M and drag across the slide to measure.');
    await click(named('Close marks'));
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    ['Press Q', keyTable({ toggleStraight: 'Q' })],
    ['Turn measuring on', keysAtWork(SHORTCUTS, false)],
  ])('says \u201c%s\u201d where that is how to measure', async (words, table) => {
    const scope = await readerAt();
    await shown(scope, <KeyTableContext.Provider value={table}>{panel}</KeyTableContext.Provider>);
    expect(textOf()).toContain(`${words} and drag across the slide to measure.`);
  });

  it('does not say that there are no marks where the case does not show them, nor how to make any where it takes none', async () => {
    const scope = await readerAt();
    await shown(scope, panel);
    const refused = { ...NEW_OUTBOX, phase: 'refused' as const, refusal: 'Not yours.' };
    await act(() => allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox: refused } }));
    expect(textOf()).toContain('The marks of this case are not shown to you');
    expect(textOf()).not.toMatch(/No marks|Press M/);
    const heard = { ...NEW_OUTBOX, heard: true };
    await act(() => allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox: heard } }));
    await act(() => allSettled(sealChanged, { scope, params: 'read-only' }));
    expect(textOf()).toContain('No marks');
    expect(textOf()).not.toMatch(/No marks yet|Press M/);
  });

  it('has a row for each mark, with what can be done about it', async () => {
    const scope = await measured(1);
    await asked(scope, { type: 'toggle-mode', mode: 'PATCH' });
    await asked(scope, { type: 'place-patch', at: { x: 500, y: 400 }, viewScale: 1, isPoint: true });
    expect(rows().map((row) => textOf(row))).toEqual([
      expect.stringMatching(/^25\.000 μm.*–/),
      expect.stringMatching(/^Point 1.*–/),
    ]);
    expect(names(rows()[0])).toEqual(['Go to 25.000 μm', 'Hide 25.000 μm', 'Delete 25.000 μm']);
    expect(names(rows()[1])).toEqual(['Go to Point 1', 'Delete Point 1']);
  });

  it('hides and shows a ruler in its place, and says that it is hidden', async () => {
    const scope = await measured(2);
    const [first] = rulersIn(scope);
    await click(named('Hide 25.000 μm'));
    expect(rulersIn(scope).find(({ id }) => id === first?.id)).toMatchObject({ visible: false });
    expect(textOf(rows()[0])).toContain('25.000 μm, hidden');
    await click(named('Show 25.000 μm'));
    expect(rulersIn(scope)).toMatchObject([{ visible: true }, { visible: true }]);
  });

  it('renames with Enter and leaves the name alone with Escape', async () => {
    const scope = await measured(1);
    for (const [text, key] of [
      ['Margin', 'Enter'],
      ['Nothing', 'Escape'],
    ] as const) {
      await click(found('[data-mark] th button'));
      await fill(found<HTMLInputElement>('[data-mark] input'), text);
      await press(found('[data-mark] input'), key);
      expect(rulersIn(scope)).toMatchObject([{ name: 'Margin' }]);
    }
    expect(names(rows()[0])).toContain('Go to Margin, 25.000 μm');
  });

  it('gives up a name with Escape without a trace that Undo or Redo could meet', async () => {
    const scope = await measured(2);
    await ask(scope, UNDO);
    const before = scope.getState($log).log.length;
    await click(found('[data-mark] th button'));
    await fill(found<HTMLInputElement>('[data-mark] input'), 'Wrong words');
    expect(scope.getState($hasTypedText)).toBe(true);
    await press(found('[data-mark] input'), 'Escape');
    expect([scope.getState($log).log.length, scope.getState($hasTypedText)]).toEqual([before, false]);
  });

  it('keeps a name before the page is closed, while the reader is asked whether it is to be', async () => {
    const scope = await measured(1);
    await click(found('[data-mark] th button'));
    await fill(found<HTMLInputElement>('[data-mark] input'), 'Margin');
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await eventually(() => expect(rulersIn(scope)).toMatchObject([{ name: 'Margin' }]));
  });

  it('shows the words that could not be kept where the case closes while they are typed, and holds no page for them', async () => {
    const scope = await measured(1);
    await click(found('[data-mark] th button'));
    await fill(found<HTMLInputElement>('[data-mark] input'), 'Too late');
    await act(() => allSettled(sealChanged, { scope, params: 'read-only' }));
    await eventually(() => expect(scope.getState($hasTypedText)).toBe(false));
    expect(textOf(rows()[0])).toContain('Not kept: Too late');
  });

  it.each(LEAVINGS)(
    'keeps a name that is being typed when the page %s, before marks are sent',
    async (how) => {
      const scope = await readerAt();
      const leavePage = leavingPage(() => rulersIn(scope).map(({ name }) => name));
      await measure(scope, 1);
      await shown(scope, panel);
      await click(found('[data-mark] th button'));
      await fill(found<HTMLInputElement>('[data-mark] input'), 'Margin');
      expect(await leavePage(how)).toEqual(['Margin']);
    },
  );

  it('keeps a name that is being typed when the panel is closed', async () => {
    const scope = await measured(1);
    await click(found('[data-mark] th button'));
    await fill(found<HTMLInputElement>('[data-mark] input'), 'Margin');
    await mount(null);
    expect(rulersIn(scope)).toMatchObject([{ name: 'Margin' }]);
  });

  it('moves the keyboard’s focus on to the next row when one is deleted, and at last to itself', async () => {
    await measured(2);
    const [first, second] = rows();
    await click(found(`[data-mark="${first?.dataset['mark'] ?? ''}"] [data-act=delete]`));
    expect(rows()).toHaveLength(1);
    expect(second?.contains(document.activeElement)).toBe(true);
    await click(found('[data-act=delete]'));
    expect(document.activeElement).toBe(found('aside'));
  });

  it('offers a filter once there are too many to find by eye', async () => {
    const scope = await measured(10);
    expect(document.querySelector('[aria-label="Filter marks"]')).toBeNull();
    await asked(scope, {
      type: 'draw-ruler',
      measurement: { mode: 'straight', from: { x: 0, y: 0 }, to: { x: 40, y: 0 } },
    });
    await fill(found<HTMLInputElement>('[aria-label="Filter marks"]'), '10.0');
    expect(rows().map((row) => row.querySelector('th span')?.textContent)).toEqual(['10.000 μm']);
    expect(textOf(found('h2'))).toBe('Marks 1 of 11');
    await fill(found<HTMLInputElement>('[aria-label="Filter marks"]'), 'nothing like it');
    expect(textOf()).toContain('No mark fits the filter');
  });

  it('lists the marks of the slide that is open first, and lets only those be changed', async () => {
    const scope = await readerAt();
    await measure(scope, 1);
    await open(scope, opened('b1'));
    await measure(scope, 1);
    await shown(scope, panel);
    expect([...document.querySelectorAll('[scope=rowgroup]')].map((head) => textOf(head))).toEqual([
      'of-b1 (open)',
      'of-a1',
    ]);
    expect(rows().map((row) => names(row).length)).toEqual([3, 1]);
  });

  it.each([
    [1440, 0],
    [390, 1],
  ])('goes to a mark; on a screen %i wide it gets out of the way %i times', async (width, times) => {
    const scope = await measured(1);
    const media = { matches: width <= 1023 } as MediaQueryList;
    vi.spyOn(window, 'matchMedia').mockReturnValue(media);
    await click(named('Go to 25.000 μm'));
    expect(scope.getState($log).view.viewport('primary', 'a1')?.centre).toEqual({ x: 1, y: 35 });
    expect(close).toHaveBeenCalledTimes(times);
  });

  it('cannot go to what was made on other pixels, and says so', async () => {
    const scope = await readerAt({ checksum: 'old' });
    await measure(scope, 1);
    await shown(scope, panel);
    expect(textOf(rows()[0])).toContain('Belongs to an earlier image');
    expect(named('Go to 25.000 μm').hasAttribute('disabled')).toBe(true);
  });

  it('says which ruler was measured by a scale that the slide has no more', async () => {
    const scope = await measured(1);
    const scale = { mppX: 2, mppY: 2, reason: 'stage micrometer' };
    await asked(scope, { type: 'set-scale', scale });
    expect(textOf(rows()[0])).toContain('By a scale that the slide has no more');
  });

  it('changes nothing in a case whose marks are read-only', async () => {
    const scope = await readerAt();
    await measure(scope, 1);
    await allSettled(sealChanged, { scope, params: 'read-only' });
    await shown(scope, panel);
    expect(names(rows()[0])).toEqual(['Go to 25.000 μm']);
  });

  it('sets the actions of a mark two by two for a finger, so that a length stands on one line', async () => {
    await measured(1);
    expect(rows()[0]?.querySelector('td:last-child')?.className).toContain('coarse:whitespace-normal');
    expect(found('thead th:last-child').className).toContain('coarse:w-26');
  });
});
