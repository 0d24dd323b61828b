import { expect, it } from 'vitest';
import { renewalOf } from './renewals.ts';

it.each([
  ['2027-02-20', null, undefined],
  ['2027-02-19', 90, 'Routine'],
  ['2027-01-21', 90, 'Routine'],
  ['2027-01-20', 60, 'Routine'],
  ['2026-12-21', 30, 'Expedited'],
  ['2026-11-28', 7, 'STAT'],
  ['2026-11-22', 7, 'STAT'],
  ['2026-11-21', null, undefined],
  ['2020-01-01', null, undefined],
])('on 2026-11-21 a licence that ends on %s is asked for within %j days, %j', (expiresOn, days, priority) => {
  const renewal = renewalOf(expiresOn, '2026-11-21');
  expect([renewal?.withinDays ?? null, renewal?.priority]).toEqual([days, priority]);
});
