import { beforeEach, describe, expect, it } from 'vitest';
import { patchOf, rulerOf } from '../../overlay/marks.test-support.ts';
import { type Bench, benchOf, press, release } from './hands.test-support.ts';

let bench: Bench;
beforeEach(() => {
  bench = benchOf();
  bench.stage.focus();
});

const said = (): string => bench.stage.querySelector('[role=status]')?.textContent ?? '';
const kinds = (): readonly string[][] => bench.heard.map(({ signal, what }) => [signal, what]);

describe('marks by key', () => {
  const rulers = [rulerOf('r1'), rulerOf('sync-r2'), rulerOf('r3', { label: '3.000 μm' })];
  const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';

  it('are walked to, round and round, and the start of a ruler that can be moved has the focus', () => {
    bench.show({ rulers, movableRulers: ['r1', 'r3'] });
    bench.hands.walk(1);
    expect(focused()).toContain('Start of the measurement 12.500 μm');
    bench.hands.walk(1);
    expect(focused()).toContain('3.000 μm');
    bench.hands.walk(1);
    expect(focused()).toContain('12.500 μm');
    bench.hands.walk(-1);
    expect(focused()).toContain('3.000 μm');
  });

  it('say which ruler is chosen, again where that is the same one, and when none is any more', () => {
    const pressAt = (x: number, y: number) => {
      for (const type of ['pointerdown', 'pointerup'])
        bench.stage.dispatchEvent(
          new PointerEvent(type, { clientX: x, clientY: y, isPrimary: true, bubbles: true }),
        );
    };
    bench.show({ rulers: [rulerOf('r1')], movableRulers: [] });
    bench.hands.walk(1);
    pressAt(200, 150);
    pressAt(500, 500);
    pressAt(500, 500);
    expect(bench.chosen).toEqual(['r1', 'r1', 'r1 left']);
  });

  it('are said where they cannot be moved, or where there are none', () => {
    bench.hands.walk(1);
    expect(said()).toContain('No measurement is shown');
    bench.show({ rulers });
    bench.hands.walk(1);
    expect(said()).toContain('12.500 μm');
  });

  it('a run of arrow keys on an end is one drag, until the key is let go of', () => {
    bench.show({ rulers, movableRulers: ['r1'] });
    bench.hands.walk(1);
    for (const shiftKey of [true, false, false]) press('ArrowRight', { shiftKey });
    release('ArrowRight');
    expect(kinds()).toEqual(['down', 'move', 'move', 'move', 'up'].map((kind) => ['ruler', kind]));
    expect(bench.heard.at(-1)?.x).toBeCloseTo(112, 6);
  });

  it('a run ends when the focus leaves, and Escape takes it back', () => {
    bench.show({ rulers: [rulerOf('r1')], movableRulers: ['r1'] });
    bench.hands.walk(1);
    press('ArrowRight');
    bench.stage.focus();
    expect(kinds().at(-1)).toEqual(['ruler', 'up']);
    bench.hands.walk(1);
    press('ArrowRight');
    press('Escape');
    expect(kinds().at(-1)).toEqual(['ruler', 'cancelled']);
  });

  it('the whole of a ruler is moved by its middle, after its ends in the order of Tab', () => {
    bench.show({ rulers: [rulerOf('r1')], movableRulers: ['r1'] });
    const handles = [...bench.stage.querySelectorAll<HTMLElement>('.ruler-handle')];
    expect(handles.map((handle) => handle.dataset['part'])).toEqual(['from', 'to', 'whole']);
    bench.hands.walk(1);
    handles[2]?.focus();
    expect(focused()).toContain('All of the measurement 12.500 μm');
    const { from, to } = rulerOf('r1');
    press('ArrowRight', { shiftKey: true });
    release('ArrowRight');
    expect(bench.heard[0]?.x).toBeCloseTo((from.x + to.x) / 2, 6);
    expect(bench.heard.at(-1)?.x).toBeCloseTo((from.x + to.x) / 2 + 10, 6);
    expect(kinds()).toEqual(['down', 'move', 'up'].map((kind) => ['ruler', kind]));
  });

  it('Delete deletes the chosen ruler, and the focus stays in the pane', () => {
    bench.show({ rulers, movableRulers: ['r1'] });
    bench.hands.walk(1);
    press('Delete');
    expect(kinds()).toEqual([['erased', 'r1']]);
    expect(document.activeElement).toBe(bench.stage);
  });

  it('a patch is chosen by key, has the focus when it is the active one, and moves in one drag', () => {
    const patches = [patchOf('p1')];
    bench.show({ tool: 'patch', patches });
    bench.hands.walk(1);
    expect(kinds()).toEqual([
      ['patch', 'down'],
      ['patch', 'up'],
    ]);
    bench.show({ activePatch: 'p1' });
    expect(focused()).toBe('Active patch: a note');
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    release('ArrowDown');
    expect(kinds().slice(2)).toEqual(['down', 'move', 'move', 'up'].map((kind) => ['patch', kind]));
    expect(bench.heard.at(-1)?.y).toBeCloseTo(370, 6);
    bench.show({ activePatch: null });
    expect(document.activeElement).toBe(bench.stage);
  });

  it('two corners of a region are moved by key, each from where it is; a point has none', () => {
    const region = patchOf('p1', { box: { x: 400, y: 300, width: 60, height: 40 } });
    bench.show({ tool: 'patch', patches: [region], activePatch: 'p1' });
    const corner = (part: string) =>
      bench.stage.querySelector<HTMLElement>(`.patch-editor [data-patch-part="${part}"]`);
    for (const [part, x, y] of [
      ['nw', 400, 300],
      ['se', 460, 340],
    ] as const) {
      corner(part)?.focus();
      expect(focused()).toContain('corner of the patch');
      press('ArrowLeft', { shiftKey: true });
      release('ArrowLeft');
      expect(bench.heard.at(-3)?.x).toBeCloseTo(x, 6);
      expect(bench.heard.at(-1)?.x).toBeCloseTo(x - 10, 6);
      expect(bench.heard.at(-1)?.y).toBeCloseTo(y, 6);
    }
    bench.show({ patches: [{ ...region, isPoint: true }] });
    expect(corner('se')?.hidden).toBe(true);
    expect(focused()).toContain('Active patch');
    bench.show({ activePatch: null });
    expect(document.activeElement).toBe(bench.stage);
  });

  it('in delete mode the close icon has the focus, and gives it back to the pane', () => {
    bench.show({ tool: 'erase', rulers });
    bench.hands.walk(-1);
    expect(focused()).toBe('Delete measurement');
    expect(document.activeElement?.getAttribute('aria-description')).toBe('3.000 μm');
    bench.show({ tool: 'navigate' });
    expect(document.activeElement).toBe(bench.stage);
  });

  it('in delete mode another reader’s ruler has no icon, and whoever presses it is told why', () => {
    bench.show({ tool: 'erase', rulers, movableRulers: ['r3'] });
    bench.hands.walk(1);
    expect(document.activeElement?.getAttribute('aria-description')).toBe('3.000 μm');
    bench.hands.walk(1);
    expect(document.activeElement?.getAttribute('aria-description')).toBe('3.000 μm');
    expect(kinds()).toEqual([]);
  });

  it('what lies out of view is brought to the middle', () => {
    bench.camera.go({ centre: { x: 800, y: 500 }, scale: 4, rotation: 0 }, true);
    bench.show({ rulers, movableRulers: ['r1'] });
    bench.hands.walk(1);
    expect(bench.panned).toHaveBeenCalledOnce();
    expect(bench.panned.mock.calls[0]?.[1]).toEqual({ x: 450, y: 300 });
  });
});
