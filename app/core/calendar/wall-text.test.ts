import { expect, it } from 'vitest';
import { instantOfWall, wallText } from './wall-text.ts';

it('a day and time is what the clock of the zone shows, on both sides of its change', () => {
  for (const [instant, text] of [
    ['2026-11-23T15:05:00.000Z', '2026-11-23T10:05'],
    ['2026-07-01T03:59:00.000Z', '2026-06-30T23:59'],
  ] as const) {
    expect(wallText(instant, 'America/New_York')).toBe(text);
    expect(instantOfWall(text, 'America/New_York')).toBe(instant);
  }
  expect(instantOfWall('2026-11-23T10:05:30', 'UTC')).toBe('2026-11-23T10:05:00.000Z');
});

it.each(['', '2026-11-23', '11/23/2026 10:05', '2026-11-23T25:00', '2026-13-45T10:00'])(
  '%j is no day and time',
  (text) => {
    expect(instantOfWall(text, 'UTC')).toBeNull();
  },
);
