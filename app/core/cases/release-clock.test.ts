import { expect, it } from 'vitest';
import { releaseStep } from './release-clock.ts';

const HOUR = 3_600_000;

it.each([
  ['Routine', 12 * HOUR - 1, 0, 'wait'],
  ['Routine', 12 * HOUR, 0, 'warn 50'],
  ['Routine', 12 * HOUR, 50, 'wait'],
  ['Expedited', 21.6 * HOUR, 50, 'warn 90'],
  ['Routine', 23 * HOUR, 0, 'warn 90'],
  ['Routine', 24 * HOUR - 1, 90, 'wait'],
  ['Routine', 24 * HOUR, 90, 'release'],
  ['STAT', HOUR - 1, 0, 'wait'],
  ['STAT', HOUR, 0, 'warn 50'],
  ['STAT', 1.8 * HOUR, 50, 'warn 90'],
  ['STAT', 2 * HOUR, 0, 'release'],
] as const)('%s, unopened for %d ms, warned at %d percent: %s', (priority, passed, warned, expected) => {
  const picked = Date.parse('2026-11-21T12:00:00Z');
  const step = releaseStep(priority, picked, warned, picked + passed);
  expect(step.kind === 'warn' ? `warn ${step.percent}` : step.kind).toBe(expected);
  if (step.kind === 'warn') expect(step.releasedAtMs - picked).toBe((priority === 'STAT' ? 2 : 24) * HOUR);
});
