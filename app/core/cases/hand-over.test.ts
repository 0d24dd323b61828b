import { describe, expect, it } from 'vitest';
import { awayUntil, handOverObstacles, mayBeHandedOver } from './hand-over.ts';
import type { PickupCase } from './pickup.ts';
import { CASE_STATUSES } from './status.ts';

const NOW = '2026-11-21T15:00:00Z';
const colleague = {
  id: 'usr_b',
  status: 'Active',
  licences: [{ state: 'OH', expiresOn: '2027-11-30' }],
  subspecialties: ['Dermatopathology'],
  excludedFacilityIds: [],
  openCases: 3,
  openCaseLimit: 25,
  readsAtCertifiedSite: true,
  away: [],
  timeZone: 'America/Los_Angeles',
};
const aCase: PickupCase & { readonly isOnHold: boolean } = {
  isOnHold: false,
  status: 'Selected',
  assignedProviderId: 'usr_a',
  facilityId: 'fac_1',
  country: 'US',
  state: 'OH',
  stateName: 'Ohio',
  timeZone: 'America/New_York',
  subspecialty: 'Dermatopathology',
  earlierSignerIds: [],
  releases: [],
  material: 'digital',
};

describe('a case that is handed over', () => {
  it('is one that is being read, and not one that a second reader has', () => {
    expect(CASE_STATUSES.filter(mayBeHandedOver)).toEqual(['Selected', 'AdditionalWorkRequested']);
  });

  it('goes to a colleague who could have picked it up', () => {
    expect(handOverObstacles(colleague, aCase, NOW)).toEqual([]);
  });

  it.each([
    [{ status: 'Provisionally Active' }, 'The pathologist’s account is not active.'],
    [{ licences: [] }, 'The pathologist has no active Ohio licence.'],
    [{ subspecialties: ['Renal'] }, 'The pathologist does not read Dermatopathology.'],
    [
      { excludedFacilityIds: ['fac_1'] },
      'The pathologist reported this case before, or works for its facility.',
    ],
    [{ openCases: 25 }, 'The pathologist has reached the limit of 25 open cases.'],
    [{ away: [{ from: '2026-11-20', to: '2026-11-30' }] }, 'The pathologist is away until 11/30/2026.'],
  ])('is kept from a colleague with %j', (changes, reason) => {
    expect(handOverObstacles({ ...colleague, ...changes }, aCase, NOW)).toEqual([reason]);
  });

  it('looks at the days of a colleague as they have them where they are', () => {
    const leaving = { ...colleague, away: [{ from: '2026-11-22', to: '2026-11-30' }] };
    // Five in the afternoon in Los Angeles, and the next day by UTC.
    expect(handOverObstacles(leaving, aCase, '2026-11-22T01:00:00Z')).toEqual([]);
    expect(handOverObstacles(leaving, aCase, '2026-11-22T08:00:00Z')).toHaveLength(1);
    const back = { ...colleague, away: [{ from: '2026-11-20', to: '2026-11-21' }] };
    expect(handOverObstacles(back, aCase, '2026-11-22T01:00:00Z')).toHaveLength(1);
  });

  it('goes to nobody while it is on hold', () => {
    expect(handOverObstacles(colleague, { ...aCase, isOnHold: true }, NOW)).toEqual(['The case is on hold.']);
  });

  it('names every obstacle at once', () => {
    expect(handOverObstacles({ ...colleague, licences: [], openCases: 25 }, aCase, NOW)).toHaveLength(2);
  });
});

it('whoever comes back today is away until the evening, and whoever leaves tomorrow is there', () => {
  expect(awayUntil([{ from: '2026-11-20', to: '2026-11-21' }], '2026-11-21')).toBe('2026-11-21');
  expect(awayUntil([{ from: '2026-11-22', to: '2026-11-23' }], '2026-11-21')).toBeNull();
});

it('whoever was away is there again on the day after, and away until the end of another leave', () => {
  const past = { from: '2026-11-20', to: '2026-11-21' };
  expect(awayUntil([past], '2026-11-22')).toBeNull();
  expect(awayUntil([past, { from: '2026-11-22', to: '2026-11-29' }], '2026-11-22')).toBe('2026-11-29');
});
