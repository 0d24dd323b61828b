import { expect, it } from 'vitest';
import { clockText, recallEndsAt } from './recall-window.ts';

it('a report can be taken back for ten minutes, by a clock that counts down', () => {
  const end = recallEndsAt('2026-11-23T15:00:00Z');
  expect(end).toBe('2026-11-23T15:10:00.000Z');
  expect(clockText(end, '2026-11-23T15:00:00Z')).toBe('10:00');
  expect(clockText(end, '2026-11-23T15:00:18.400Z')).toBe('9:42');
  expect(clockText(end, '2026-11-23T15:09:59.999Z')).toBe('0:01');
  expect(clockText(end, '2026-11-23T15:10:00Z')).toBeNull();
});
