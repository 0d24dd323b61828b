import { expect, it } from 'vitest';
import { clockText, recallEndsAt, reportComesAt, reportStateText } from './recall-window.ts';

it('a report can be taken back for ten minutes, by a clock that counts down', () => {
  const end = recallEndsAt('2026-11-23T15:00:00Z');
  expect(end).toBe('2026-11-23T15:10:00.000Z');
  expect(clockText(end, '2026-11-23T15:00:00Z')).toBe('10:00');
  expect(clockText(end, '2026-11-23T15:00:18.400Z')).toBe('9:42');
  expect(clockText(end, '2026-11-23T15:09:59.999Z')).toBe('0:01');
  expect(clockText(end, '2026-11-23T15:10:00Z')).toBeNull();
});

it.each([
  ['SignOutCompleted', 'Draft', 'Comes at 10:10 AM'],
  ['SignOutCompleted', 'Final', 'Final'],
  ['SignOutCompleted', 'Amended', 'Amended'],
  ['Selected', 'Draft', 'Draft'],
] as const)('a case that is %s and whose report is told as %s says %s', (status, reportState, text) => {
  const ofCase = { status, reportState, signedAt: status === 'Selected' ? null : '2026-11-23T15:00:00Z' };
  expect(reportStateText(ofCase, 'America/New_York')).toBe(text);
  expect(reportComesAt(ofCase)).toBe(text.startsWith('Comes') ? '2026-11-23T15:10:00.000Z' : null);
});
