import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { stampFx } from './log.ts';
import { panes } from './panes.ts';
import { ask, drawn, MEASURE, movedTo, open, opened } from './reading.test-support.ts';

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

  it('looking around leaves the list of marks the same list, a new ruler does not', async () => {
    const scope = fork();
    await open(scope, opened('one'));
    for (const command of [MEASURE, drawn(1)]) await ask(scope, command);
    const before = scope.getState(panes.primary.$current);
    await ask(scope, movedTo(5));
    expect(scope.getState(panes.primary.$current)).toBe(before);
    await ask(scope, drawn(2));
    expect(scope.getState(panes.primary.$current).rulers).toHaveLength(2);
    expect(before.rulers).toHaveLength(1);
  });
});
