import { expect, it } from 'vitest';
import { toldFaults } from './told-faults.ts';

const NOW = Date.parse('2026-11-23T15:00:00Z');

it.each([
  [[], ['Record who was told, how and when.']],
  [['2026-11-23T15:00:00Z'], []],
  [['2026-11-22T10:05:00Z'], []],
  [['2026-11-22T10:04:59Z'], ['Nobody can have been told of a change before the report was signed.']],
  [['2026-11-23T14:00:00Z', '2027-11-23T14:00:00Z'], ['Nobody can have been told in the future.']],
] as const)('whoever was told at %j leaves %j to say', (times, faults) => {
  expect(
    toldFaults(
      times.map((toldAt) => ({ toldAt })),
      { signedAt: ['2026-11-23T08:00:00Z', '2026-11-22T10:05:40Z'], nowMs: NOW },
    ),
  ).toEqual(faults);
});
