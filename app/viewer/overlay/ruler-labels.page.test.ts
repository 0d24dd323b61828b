import { beforeEach, expect, it, vi } from 'vitest';
import type { Edges } from './mark-geometry.ts';
import { home, NOTHING, recordingContext, rulerOf } from './marks.test-support.ts';
import { createOverlay, type PaneMarks } from './overlay.client.ts';

let host: HTMLElement;

beforeEach(() => {
  vi.restoreAllMocks();
  host = document.createElement('div');
  document.body.replaceChildren(host);
});

/** The labels on a picture of the marks, in the order in which they find room. */
function texts(marks: Partial<PaneMarks>): readonly string[] {
  const { context, recorded } = recordingContext();
  const overlay = createOverlay(host);
  overlay.show({ ...NOTHING, ...marks });
  overlay.paint(context, home, 1);
  return recorded.texts;
}

/** The labels on the pane's own canvas. */
function drawn(marks: Partial<PaneMarks>): readonly string[] {
  const { context, recorded } = recordingContext();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  const overlay = createOverlay(host);
  overlay.show({ ...NOTHING, ...marks });
  overlay.draw(home);
  return recorded.texts;
}

it('asks for room for the one that is looked at first, and then for the newer one', () => {
  const label = 'as long as its whole line';
  const rulers = ['older', 'newer'].map((id, at) => {
    return rulerOf(id, {
      label: `${id} ${label}`,
      from: { x: 300, y: 290 + at * 40 },
      to: { x: 600, y: 290 + at * 40 },
    });
  });
  expect(texts({ rulers })).toEqual([`newer ${label}`, `older ${label}`]);
  expect(texts({ rulers, looked: ['older'] })).toEqual([`older ${label}`, `newer ${label}`]);
});

it('writes the length of a ruler once, however many reasons there are to look at it', () => {
  const rulers = [rulerOf('a', { label: 'long' })];
  expect(texts({ rulers, looked: ['a', 'a', 'a'] })).toEqual(['long']);
  expect(drawn({ rulers, looked: ['a', 'a', 'a'] })).toEqual(['long']);
});

it('puts a label on the other side of its line, or further along it, where another ruler lies', () => {
  const level = (id: string, y: number) => rulerOf(id, { label: id, from: { x: 300, y }, to: { x: 600, y } });
  const places = (rulers: PaneMarks['rulers']) => {
    const { context, recorded } = recordingContext();
    const written = vi.spyOn(context, 'fillText');
    const overlay = createOverlay(host);
    overlay.show({ ...NOTHING, rulers });
    const { leftOut } = overlay.paint(context, home, 1);
    return {
      leftOut,
      texts: recorded.texts,
      ys: written.mock.calls.map(([, , y]) => y),
      xs: written.mock.calls.map(([, x]) => x),
    };
  };
  // Above its line is the other one.
  const near = places([level('upper', 300), level('lower', 320)]);
  expect(near).toMatchObject({ leftOut: 0, texts: ['lower', 'upper'], ys: [336, 284] });
  const across = rulerOf('across', { label: 'across', from: { x: 450, y: 150 }, to: { x: 450, y: 450 } });
  const crossed = places([level('level', 300), across]);
  expect(crossed).toMatchObject({ leftOut: 0, texts: ['across', 'level'] });
  expect(Math.abs((crossed.xs[1] ?? 450) - 450)).toBeGreaterThan(50);
});

it('shows no label that the top or the bottom of the pane cuts: it goes to the other side of its line, or inside where it is looked at', () => {
  const near = (y: number, end = y) =>
    rulerOf('near', { label: 'near', mode: 'coordinate', from: { x: 300, y }, to: { x: 600, y: end } });
  const ys = (ruler: PaneMarks['rulers'][number], looked: readonly string[] = []) => {
    const { context } = recordingContext();
    const written = vi.spyOn(context, 'fillText');
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
    const overlay = createOverlay(host);
    overlay.show({ ...NOTHING, rulers: [ruler], looked });
    overlay.draw(home);
    return written.mock.calls.map(([, , y]) => y);
  };
  expect([ys(near(300)), ys(near(8)), ys(near(592))]).toEqual([[284], [24], [576]]);
  // The legs lie below the line, so that the label may not.
  const legged = near(10, 5);
  expect(ys({ ...legged, elbow: { x: 600, y: 10 } })).toEqual([]);
  const [inside = 0] = ys({ ...legged, elbow: { x: 600, y: 10 } }, ['near']);
  expect(inside).toBeGreaterThanOrEqual(10);
  const overlay = createOverlay(host);
  overlay.show({ ...NOTHING, rulers: [{ ...legged, elbow: { x: 600, y: 10 } }] });
  expect(overlay.paint(recordingContext().context, home, 1)).toMatchObject({ lengths: [], leftOut: 1 });
  const gone = near(-300);
  expect(ys(gone, ['near'])).toEqual([]);
});

it('shows no length of a ruler that is out of sight, however near to the side of the pane it lies', () => {
  const at = (x: number) => rulerOf('beside', { label: 'beside', from: { x, y: 100 }, to: { x, y: 500 } });
  expect([texts({ rulers: [at(895)] }), texts({ rulers: [at(905)] })]).toEqual([['beside'], []]);
  expect(texts({ rulers: [at(905)], looked: ['beside'] })).toEqual([]);
  expect([drawn({ rulers: [at(5)] }), drawn({ rulers: [at(-5)] })]).toEqual([['beside'], []]);
});

it('puts no label where something lies over it, on the screen and on a picture, and tells the length that it leaves out', () => {
  const level = rulerOf('level', { label: 'level', from: { x: 300, y: 300 }, to: { x: 600, y: 300 } });
  const [above, below] = [250, 305].map((minY) => ({ minX: 200, minY, maxX: 700, maxY: minY + 50 }));
  if (above === undefined || below === undefined) throw new Error('there is no box');
  const ys = (covered: readonly Edges[]) => {
    const { context } = recordingContext();
    const written = vi.spyOn(context, 'fillText');
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
    const overlay = createOverlay(host);
    overlay.show({ ...NOTHING, rulers: [level] });
    overlay.draw(home, []);
    overlay.draw(home, covered);
    const { leftOut } = overlay.paint(context, home, 1, covered);
    return [written.mock.calls.map(([, , y]) => y), leftOut];
  };
  expect(ys([])).toEqual([[284, 284], 0]);
  expect(ys([above])).toEqual([[284, 316, 316], 0]);
  expect(ys([above, below])).toEqual([[284], 1]);
});

it('shows no length between two rulers on a picture, which tells how many it leaves out, and on the screen that of the one looked at', () => {
  const rulers = [rulerOf('a', { label: 'older' }), rulerOf('b', { label: 'newer' })];
  const far = rulerOf('far', { from: { x: 50_000, y: 400 }, to: { x: 50_400, y: 400 } });
  const overlay = createOverlay(host);
  overlay.show({ ...NOTHING, rulers: [...rulers, far, rulerOf('unmeasured', { label: '' })], looked: ['a'] });
  expect(overlay.paint(recordingContext().context, home, 1)).toMatchObject({ lengths: [], leftOut: 2 });
  expect(drawn({ rulers })).toEqual([]);
  expect(drawn({ rulers, looked: ['a'] })).toEqual(['older']);
});

it('tells the rulers whose lengths can be read on it, and none that is out of view or shorter than its label', () => {
  const seen = rulerOf('seen');
  const rulers = [
    seen,
    rulerOf('short', { from: { x: 100, y: 400 }, to: { x: 110, y: 400 } }),
    rulerOf('far', { from: { x: 50_000, y: 400 }, to: { x: 50_400, y: 400 } }),
  ];
  const overlay = createOverlay(host);
  overlay.show({ ...NOTHING, rulers });
  const { lengths } = overlay.paint(recordingContext().context, home, 1);
  expect(lengths).toEqual([seen]);
});
