import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBarriers } from './barriers.ts';

afterEach(() => void vi.useRealTimers());

const settle = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  return done;
};

describe('a barrier', () => {
  it('holds its calls until the last one is there, then frees them together', async () => {
    const barriers = createBarriers();
    barriers.raise({ operationId: 'pickUpCase', count: 3, timeoutMs: 1000 });
    const first = barriers.pass('pickUpCase');
    const second = barriers.pass('pickUpCase');
    expect(await settle(first)).toBe(false);
    await barriers.pass('pickUpCase');
    expect([await settle(first), await settle(second)]).toEqual([true, true]);
  });

  it('stands for one round and lets other operations by', async () => {
    const barriers = createBarriers();
    expect(await settle(barriers.pass('pickUpCase'))).toBe(true);
    barriers.raise({ operationId: 'pickUpCase', count: 2, timeoutMs: 1000 });
    const first = barriers.pass('pickUpCase');
    expect(await settle(barriers.pass('getCase'))).toBe(true);
    expect([await settle(first), barriers.list()]).toEqual([
      false,
      [expect.objectContaining({ waiting: 1 })],
    ]);
    expect([await settle(barriers.pass('pickUpCase')), await settle(first)]).toEqual([true, true]);
    expect([barriers.list(), await settle(barriers.pass('pickUpCase'))]).toEqual([[], true]);
  });

  it('falls when its time is up, counted from the first arrival', async () => {
    vi.useFakeTimers();
    const barriers = createBarriers();
    barriers.raise({ operationId: 'pickUpCase', count: 2, timeoutMs: 500 });
    vi.advanceTimersByTime(5000);
    const first = barriers.pass('pickUpCase');
    vi.advanceTimersByTime(499);
    expect(await settle(first)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await settle(first)).toBe(true);
  });

  it('frees everybody when it is cleared', async () => {
    const barriers = createBarriers();
    barriers.raise({ operationId: 'pickUpCase', count: 2, timeoutMs: 60_000 });
    const first = barriers.pass('pickUpCase');
    barriers.clear();
    await first;
  });
});
