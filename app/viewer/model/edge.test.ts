import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { stampFx } from './log.ts';
import { measuringPage } from './page.test-support.ts';
import { $mode, $rulers } from './panes.ts';

describe('the edge', () => {
  it('by itself gives the time, and ids that differ', async () => {
    const scope = fork();
    const params = { pane: 'primary', command: { type: 'hide-menu' } } as const;
    const stamps = [
      await allSettled(stampFx, { scope, params }),
      await allSettled(stampFx, { scope, params }),
    ].flatMap((settled) => (settled.status === 'done' ? [settled.value] : []));
    expect(stamps).toHaveLength(2);
    expect(new Set(stamps.flatMap(({ gesture, markId }) => [gesture, markId])).size).toBe(4);
    for (const { at } of stamps) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  });

  it('looking around leaves the list of rulers the same list, a new ruler does not', async () => {
    const page = await measuringPage();
    await page.measure();
    const rulers = page.scope.getState($rulers);
    await page.ask({ type: 'move-view', viewport: { centre: { x: 5, y: 5 }, scale: 2, rotation: 0 } });
    expect(page.scope.getState($rulers)).toBe(rulers);
    await page.measure({ to: { x: 9, y: 9 } });
    expect(page.scope.getState($rulers)).toHaveLength(2);
    expect(rulers).toHaveLength(1);
  });

  it('S4.4-03 changing the slide leaves measuring', async () => {
    const page = await measuringPage();
    expect(page.scope.getState($mode)).toBe('STRAIGHT');
    await page.ask({ type: 'open-slide', image: 'a2' });
    expect(page.scope.getState($mode)).toBe('NONE');
  });
});
