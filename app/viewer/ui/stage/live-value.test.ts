import { expect, it } from 'vitest';
import { createLiveValue } from './live-value.ts';

it('tells its listeners of each new value, until they leave, and not of the same one', () => {
  const live = createLiveValue(1);
  const heard: number[] = [];
  const leave = live.subscribe(() => heard.push(live.get()));
  for (const value of [2, 2, 3]) live.set(value);
  leave();
  live.set(4);
  expect([heard, live.get()]).toEqual([[2, 3], 4]);
});
