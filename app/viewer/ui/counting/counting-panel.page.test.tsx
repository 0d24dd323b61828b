import { allSettled, type Scope } from 'effector';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ASSUMED_SCALE } from '#app/core/slides/scale.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { click, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { $counting } from '../../state/counting/counting.ts';
import { marksHiddenToggled } from '../../state/hands/hidden-marks.ts';
import { outboxChanged } from '../../state/outbox-state.ts';
import { $mode } from '../../state/panes.ts';
import { NEW_OUTBOX } from '../../storage/outbox/image-outbox.ts';
import { asked, readerAt, shown } from '../marks/panels.test-support.tsx';
import { CountingPanel } from './counting-panel.tsx';

const VIEW = { centre: { x: 1000, y: 1000 }, scale: 1, rotation: 0 };
/** By 0.25 and 0.5 μm per pixel a field of 0.238 mm² is 1951 pixels wide and 976 high. */
const SIZE = { width: 10_000, height: 8000 };

async function panelOn(over: Partial<OpenImage> = {}): Promise<Scope> {
  const scope = await readerAt({ size: SIZE, ...over });
  await shown(
    scope,
    <CountingPanel
      paneSize={() => ({ width: 800, height: 600 })}
      view={() => VIEW}
      caseID="DP-2026-000001"
    />,
  );
  return scope;
}

const point = (x: number, y: number) =>
  ({ type: 'place-patch', at: { x, y }, viewScale: 1, isPoint: true }) as const;

const rows = () => [...document.querySelectorAll('tbody tr, tfoot tr')].map((row) => textOf(row));
const figures = () => [...document.querySelectorAll('dd')].map((figure) => textOf(figure));

afterEach(async () => {
  await mount(null);
  vi.restoreAllMocks();
});

describe('the panel of a count', () => {
  it('counts field by field and gives area and density', async () => {
    const scope = await panelOn();
    await click(named('Start'));
    expect(scope.getState($mode)).toBe('PATCH');
    for (const x of [800, 900, 1000]) await asked(scope, point(x, 1000));
    expect(textOf()).toContain('Field 1 of 1: 3 marks');
    await click(named('Next field'));
    await asked(scope, point(2500, 1000));
    expect(textOf()).toContain('Field 2 of 2: 1 mark');
    expect(rows()).toEqual(['Field 13', 'Field 21', 'Total4']);
    expect(figures()).toEqual(['0.238 mm²', '0.476 mm²', '8.4', '16.8']);
    await click(named('Field 1'));
    expect(textOf()).toContain('Field 1 of 2: 3 marks');
    await click(named('End'));
    expect([scope.getState($counting), named('Start').tagName]).toEqual([null, 'BUTTON']);
  });

  it('gives no figure until the case has said which marks it has, and says why', async () => {
    const scope = await panelOn();
    const tell = (failures: number, heard: boolean) => {
      const outbox = { ...NEW_OUTBOX, phase: 'sending', failures, heard } as const;
      return act(() => allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox } }));
    };
    await tell(0, false);
    await click(named('Start'));
    expect([rows(), textOf()]).toEqual([[], expect.stringContaining('marks are still loading')]);
    await tell(1, false);
    expect([rows(), textOf()]).toEqual([[], expect.stringContaining('could not be loaded')]);
    await tell(0, true);
    expect(rows()).toEqual(['Field 10', 'Total0']);
  });

  it('says beside every figure that the scale is assumed, and copies it so', async () => {
    const writeText = vi.fn((_text: string) => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const scope = await panelOn({ scale: ASSUMED_SCALE });
    await click(named('Start'));
    await asked(scope, point(1000, 1000));
    expect(figures()).toHaveLength(4);
    for (const figure of figures()) expect(figure).toContain('Scale assumed');
    await click(named('Copy as text'));
    vi.unstubAllGlobals();
    const lines = writeText.mock.calls[0]?.[0].split('\n') ?? [];
    expect(lines[0]).toMatch(/^Case DP-2026-000001 · ./);
    expect(lines.slice(1)).toEqual([
      'Field 1: 1',
      'Total: 1',
      'Area of one field: 0.238 mm² (Scale assumed)',
      'Area of all fields: 0.238 mm² (Scale assumed)',
      'Density: 4.2 per mm² (Scale assumed)',
      'Density: 8.4 per 2 mm² (Scale assumed)',
      'Scale assumed: 0.25 × 0.25 μm per pixel',
    ]);
  });

  it.each([
    ['no area in mm²', { scale: { state: 'none' } }],
    ['a scale that cannot be used', { scale: { state: 'invalid' } }],
    ['an implausible scale', { scale: { ...ASSUMED_SCALE, implausible: { mppX: 900, mppY: 900 } } }],
    ['smaller than one field', { size: { width: 100, height: 100 } }],
  ] as const)('says why nothing can be counted: %s', async (why, over) => {
    await panelOn(over);
    expect(textOf()).toContain(why);
    expect(named('Start').matches(':disabled')).toBe(true);
  });

  it('takes an area that is typed, and refuses what is none', async () => {
    const scope = await panelOn();
    await fill(found<HTMLSelectElement>('select'), 'other');
    expect(textOf()).toContain('The area must be a number from 0.01 to 10 mm².');
    for (const wrong of ['11', '1,234.5', '-1', 'x']) {
      await fill(found<HTMLInputElement>('input'), wrong);
      expect(named('Start').matches(':disabled'), wrong).toBe(true);
    }
    await fill(found<HTMLInputElement>('input'), '0,5');
    await click(named('Start'));
    expect(scope.getState($counting)?.area).toBe(0.5);
  });

  it('says that a count ended and why, and that hidden marks are counted', async () => {
    const scope = await panelOn();
    await click(named('Start'));
    await asked(scope, { type: 'set-scale', scale: { mppX: 0.3, mppY: 0.3, reason: 'measured' } });
    expect(textOf()).toContain('the scale of the slide was changed');
    await click(named('Start'));
    expect(textOf()).not.toContain('was changed');
    expect(figures()[0]).toContain('Scale set by hand');
    await act(() => allSettled(marksHiddenToggled, { scope }));
    expect(textOf()).toContain('All marks are hidden. They are counted all the same.');
    await asked(scope, { type: 'open-slide', image: 'a2' });
    expect(textOf()).toContain('another slide was opened');
  });
});
