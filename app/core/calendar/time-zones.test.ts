import { expect, it } from 'vitest';
import { presentZone, timeZonesWith, timeZoneText } from './time-zones.ts';
import { isTimeZone } from './wall-clock.ts';

it('offers every zone that times can be counted in, and keeps the one that somebody has', () => {
  const zones = timeZonesWith('Asia/Calcutta');
  expect(zones).toEqual([...new Set(zones)].toSorted());
  for (const name of ['America/New_York', 'Europe/Athens', 'UTC', 'Asia/Calcutta'])
    expect(zones).toContain(name);
  expect(zones.filter((name) => !isTimeZone(name))).toEqual([]);
});

it('offers a zone by the name that its place has today, whatever this machine calls it', () => {
  const zones = timeZonesWith('');
  for (const [before, today] of [
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ] as const) {
    expect([presentZone(before), presentZone(today)]).toEqual([today, today]);
    expect(zones).toContain(today);
    expect(zones).not.toContain(before);
  }
});

it('a time zone is named with spaces', () => {
  expect(['America/New_York', 'America/Argentina/Buenos_Aires', 'UTC'].map(timeZoneText)).toEqual([
    'America/New York',
    'America/Argentina/Buenos Aires',
    'UTC',
  ]);
});
