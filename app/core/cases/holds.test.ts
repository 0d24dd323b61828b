import { expect, it } from 'vitest';
import type { CaseHold } from '#contracts/generated/wire.ts';
import { holdsInWords, presentHoldInWords, statusText } from './holds.ts';
import { aHold } from './whole-case.test-support.ts';

const NOW = '2026-11-23T15:00:00Z';
const hold = (about: Partial<CaseHold> = {}) => aHold({ from: '2026-11-23T14:00:00Z', ...about });
const textNow = (...holds: readonly CaseHold[]) => presentHoldInWords(holds, NOW, 'America/New_York')?.text;

it('a hold says why and until when, in the time of its reader', () => {
  expect(textNow(hold())).toBe('On hold until the operator lifts it. Reason: Identity is being checked.');
  expect(textNow(hold({ reason: 'payment', to: '2026-11-25T04:59:00Z' }))).toBe(
    'On hold until 11/24/2026 11:59 PM EST. Reason: Payment to be settled.',
  );
  expect(statusText('Selected', true)).toBe('In review, on hold');
  expect(statusText('Returned', true, 'identity_in_question')).toBe(
    'Returned to facility (identity in question), on hold',
  );
});

it('one that has ended, and first call of some readers, stop nothing now', () => {
  const soon = '2026-11-23T18:00:00Z';
  expect(textNow()).toBeUndefined();
  expect(textNow(hold({ to: '2026-11-23T14:30:00Z' }))).toBeUndefined();
  expect(textNow(hold({ reason: 'preferred_provider', to: soon }))).toBeUndefined();
  expect(textNow(hold({ reason: 'priority_pool', to: soon }))).toBeUndefined();
});

it('its note and its people are said to whoever is told of them', () => {
  const ada = { userId: 'usr_6', displayName: 'Ada Staff' };
  const told = hold({ note: 'The clinic looks it up.', placedBy: ada });
  expect(presentHoldInWords([told], NOW, 'UTC')).toMatchObject({
    note: 'The clinic looks it up.',
    people: 'Put on hold by Ada Staff on 11/23/2026 02:00 PM UTC.',
  });
  expect(presentHoldInWords([hold()], NOW, 'UTC')).toMatchObject({ note: null, people: null });
});

it('all of a case stand with the newest first, first call too', () => {
  const ben = { userId: 'usr_7', displayName: 'Ben Staff' };
  const lines = holdsInWords(
    [
      hold({ to: NOW, placedBy: ben, liftedBy: ben }),
      hold({ reason: 'preferred_provider', from: NOW, to: '2026-11-23T19:00:00Z' }),
      hold({ reason: 'legal', from: '2026-11-23T20:00:00Z' }),
    ],
    'UTC',
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'Legal reason, from 11/23/2026 08:00 PM UTC until it is lifted',
    'Kept for the preferred provider, from 11/23/2026 03:00 PM UTC to 11/23/2026 07:00 PM UTC',
    'Identity is being checked, from 11/23/2026 02:00 PM UTC to 11/23/2026 03:00 PM UTC',
  ]);
  expect(lines[2]?.people).toBe('Put on hold by Ben Staff on 11/23/2026 02:00 PM UTC, lifted by Ben Staff.');
});
