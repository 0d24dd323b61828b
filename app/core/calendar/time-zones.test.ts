import { expect, it } from 'vitest';
import { timeZonesWith } from './time-zones.ts';
import { isTimeZone } from './wall-clock.ts';

it('offers every zone that times can be counted in, and keeps the one that somebody has', () => {
  const zones = timeZonesWith('Asia/Calcutta');
  expect(zones).toEqual([...new Set(zones)].toSorted());
  for (const name of ['America/New_York', 'Europe/Athens', 'UTC', 'Asia/Calcutta'])
    expect(zones).toContain(name);
  expect(zones.filter((name) => !isTimeZone(name))).toEqual([]);
});
