import { expect, it } from 'vitest';
import { endingLicences } from './dashboard-counts.ts';

const endsOn = (expiresOn: string) => ({ expiresOn });
const daysAt = (now: string): readonly string[] =>
  endingLicences(
    ['2026-11-19', '2026-11-20', '2026-11-21', '2027-02-19', '2027-02-20'].map(endsOn),
    Date.parse(now),
  ).map(({ expiresOn }) => expiresOn);

it('a licence is about to end until its last day is over in every place, and from 90 days before', () => {
  expect(daysAt('2026-11-21T15:00:00Z')).toEqual(['2026-11-21', '2027-02-19']);
  // Hawaii still has the evening of the last day then.
  expect(daysAt('2026-11-21T09:00:00Z')).toEqual(['2026-11-20', '2026-11-21', '2027-02-19']);
});
