import { beforeEach, describe, expect, it } from 'vitest';
import { patchOf, rulerOf } from '../../overlay/marks.test-support.ts';
import { type Bench, benchOf } from './hands.test-support.ts';

let bench: Bench;
beforeEach(() => {
  bench = benchOf();
  bench.stage.focus();
});

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return event;
}

const release = (key: string): boolean | undefined =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));

const said = (): string => bench.stage.querySelector('[role=status]')?.textContent ?? '';
const cross = (): HTMLElement | null => bench.stage.querySelector('.key-cross');
const kinds = (): readonly string[][] => bench.heard.map(({ signal, what }) => [signal, what]);

describe('the cross of the keys', () => {
  it('leaves the arrow keys to the slide while no tool is on', () => {
    expect(press('ArrowRight').defaultPrevented).toBe(false);
    expect(press('Enter').defaultPrevented).toBe(false);
    expect(cross()?.hidden).toBe(true);
  });

  it('goes by one screen pixel, by ten with Shift, and Enter sets either end as a press and its release do', () => {
    bench.show({ tool: 'measure' });
    expect(press('ArrowRight').defaultPrevented).toBe(true);
    expect(cross()?.hidden).toBe(false);
    press('Enter');
    press('ArrowRight', { shiftKey: true });
    press('ArrowDown');
    press('Enter');
    expect([kinds()[0], kinds().at(-1)]).toEqual([
      ['pointer', 'down'],
      ['pointer', 'up'],
    ]);
    expect(bench.heard[0]?.x).toBeCloseTo(451, 6);
    expect(bench.heard.at(-1)?.x).toBeCloseTo(461, 6);
    expect(bench.heard.at(-1)?.y).toBeCloseTo(301, 6);
  });

  it('stays on its place of the image when the view changes', () => {
    bench.show({ tool: 'measure' });
    press('ArrowRight', { shiftKey: true });
    bench.camera.go({ centre: { x: 450, y: 300 }, scale: 2, rotation: 0 }, true);
    press('Enter');
    expect(bench.heard[0]?.x).toBeCloseTo(460, 6);
    press('ArrowRight');
    expect(bench.heard.at(-1)?.x).toBeCloseTo(460.5, 6);
  });

  it('is only shown by an Enter before it, and a key that is held sets no second end', () => {
    bench.show({ tool: 'measure' });
    press('Enter');
    expect(bench.heard).toEqual([]);
    expect(cross()?.hidden).toBe(false);
    press('Enter');
    press('Enter', { repeat: true });
    expect(kinds()).toEqual([
      ['pointer', 'down'],
      ['pointer', 'move'],
    ]);
  });

  it('Escape gives up what is begun, and with nothing begun is left to the page', () => {
    bench.show({ tool: 'measure' });
    press('ArrowLeft');
    press('Enter');
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(kinds().at(-1)).toEqual(['pointer', 'cancelled']);
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  it('never leaves the image, and takes the slide along at the edge of the pane', () => {
    bench.camera.go({ centre: { x: 450, y: 300 }, scale: 2, rotation: 0 }, true);
    bench.show({ tool: 'measure' });
    for (let step = 0; step < 46; step += 1) press('ArrowRight', { shiftKey: true });
    expect(bench.panned).toHaveBeenCalled();
    bench.camera.go({ centre: { x: 450, y: 300 }, scale: 0.5, rotation: 0 }, true);
    for (let step = 0; step < 46; step += 1) press('ArrowRight', { shiftKey: true });
    press('Enter');
    expect(bench.heard[0]).toMatchObject({ signal: 'pointer', what: 'down', x: 900 });
  });

  it('begins anew after the mode took the measurement under way with it', () => {
    bench.show({ tool: 'measure' });
    press('ArrowLeft');
    press('Enter');
    bench.show({ draft: rulerOf('draft') });
    bench.show({ draft: null });
    press('Enter');
    expect(kinds().slice(2)).toEqual([
      ['pointer', 'down'],
      ['pointer', 'move'],
    ]);
  });

  it('gives way to the pointer, and its measurement with it', () => {
    bench.show({ tool: 'measure' });
    press('ArrowLeft');
    press('Enter');
    bench.stage.dispatchEvent(new Event('pointerdown'));
    expect(kinds()[2]).toEqual(['pointer', 'cancelled']);
    expect(cross()?.hidden).toBe(true);
  });

  it('places a patch, and chooses the one that lies under it', () => {
    bench.show({
      tool: 'patch',
      patches: [patchOf('p1', { box: { x: 440, y: 290, width: 20, height: 20 } })],
    });
    press('ArrowRight');
    press('Enter');
    expect(kinds()).toEqual([
      ['patch', 'down'],
      ['patch', 'up'],
    ]);
    for (let step = 0; step < 5; step += 1) press('ArrowRight', { shiftKey: true });
    press('Enter');
    expect(bench.heard.at(-1)?.signal).toBe('clicked');
    expect(bench.heard.at(-1)?.x).toBeCloseTo(501, 6);
  });

  it('deletes what lies under it in delete mode, and nothing that lies beside it', () => {
    bench.show({
      tool: 'erase',
      rulers: [rulerOf('r1', { from: { x: 400, y: 300 }, to: { x: 500, y: 300 }, label: '100.000 px' })],
    });
    for (let step = 0; step < 2; step += 1) press('ArrowDown', { shiftKey: true });
    press('Enter');
    expect(bench.heard).toEqual([]);
    expect(said()).toContain('No measurement');
    for (let step = 0; step < 2; step += 1) press('ArrowUp', { shiftKey: true });
    press('Enter');
    expect(kinds()).toEqual([['erased', 'r1']]);
    expect(said()).toBe('Deleted 100.000 px');
  });

  it('says where it is when asked, and how long the measurement is so far', () => {
    bench.hands.tellPlace();
    expect(said()).toBe(
      'The middle of the view is 450.000 px from the left and 300.000 px from the top of the image.',
    );
    bench.show({
      tool: 'measure',
      scale: { state: 'file', mppX: 0.5, mppY: 1, source: 'api' },
      draft: rulerOf('draft', { label: '7.000 μm' }),
    });
    press('ArrowRight');
    bench.hands.tellPlace();
    expect(said()).toBe(
      'The cross is 225.500 μm from the left and 300.000 μm from the top of the image. The measurement is 7.000 μm so far.',
    );
  });

  it('the canvas has a role, a name, and a description that follows the tool', () => {
    expect(bench.stage.getAttribute('role')).toBe('group');
    expect(bench.stage.getAttribute('aria-label')).toBe('Slide image');
    expect(bench.stage.getAttribute('aria-description')).toContain('move the slide');
    bench.show({ tool: 'measure' });
    expect(bench.stage.getAttribute('aria-description')).toContain('Enter sets either end');
  });
});

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

  it('are said where they cannot be moved, or where there are none', () => {
    bench.hands.walk(1);
    expect(said()).toContain('no measurement');
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
