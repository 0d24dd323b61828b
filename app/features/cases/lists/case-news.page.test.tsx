import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, textOf } from '#app/ui/mount.test-support.tsx';
import { routine, showAvailable } from './available-cases.test-support.tsx';

const TURN_MS = 30_000;

const takeTurn = () => act(() => vi.advanceTimersByTimeAsync(TURN_MS));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('news of another shape are no news, and the next turn asks again', async () => {
  const answers = [{ ids: 'DP-1', total: 2 }, { ids: ['DP-1', 'DP-2'] }, { ids: ['DP-1', 'DP-2'], total: 2 }];
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answers.shift())));
  vi.stubGlobal('fetch', asked);
  await showAvailable(() => [routine]);
  for (const turn of [1, 2]) {
    await takeTurn();
    expect(asked).toHaveBeenCalledTimes(turn);
    expect(textOf()).not.toContain('new');
  }
  await takeTurn();
  await eventually(() => expect(textOf()).toContain('1 new'));
  expect(asked.mock.calls[0]?.[0]).toBe('/resources/list-news/availableCases');
});
