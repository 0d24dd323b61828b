import { beforeEach, describe, expect, it } from 'vitest';
import { patchOf, rulerOf } from '../../overlay/marks.test-support.ts';
import { type Bench, benchOf, press } from './hands.test-support.ts';

let bench: Bench;
beforeEach(() => {
  bench = benchOf();
  bench.stage.focus();
});

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

  it('the description names the keys of the page as they are now', () => {
    const described = () => bench.stage.getAttribute('aria-description');
    expect(described()).toBe('The arrow keys move the slide.');
    bench.show({ keys: 'Keys: J tells the place.' });
    expect(described()).toBe('The arrow keys move the slide. Keys: J tells the place.');
  });
});
