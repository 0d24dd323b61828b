import { expect, it } from 'vitest';
import { type Assignable, assignmentRefusal, candidateText } from './assignment.ts';
import type { PickupCase } from './pickup.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const user: Assignable = {
  id: 'usr_a',
  role: 'Provider',
  status: 'Active',
  licences: [{ state: 'CO', expiresOn: '2027-01-01' }],
  subspecialties: ['Dermatopathology'],
  excludedFacilityIds: [],
  openCases: 0,
  openCaseLimit: 25,
  readsAtCertifiedSite: true,
};
const aCase: PickupCase = {
  status: 'Available',
  assignedProviderId: null,
  facilityId: 'fac_1',
  country: 'US',
  state: 'CO',
  stateName: 'Colorado',
  timeZone: 'America/New_York',
  subspecialty: 'Dermatopathology',
  earlierSignerIds: [],
  releases: [],
  material: 'digital',
};

it.each<[string, Partial<Assignable>, Partial<PickupCase>, string | null]>([
  ['an Active provider', {}, {}, null],
  ['a Provisionally Active one', { status: 'Provisionally Active' }, {}, null],
  ['a physician', { role: 'physician' }, {}, null],
  ['someone of a facility', { role: 'MedicalFacility' }, {}, 'This user is not a pathologist.'],
  ['a deactivated one', { status: 'Deactivated' }, {}, 'The pathologist’s account is not active.'],
  [
    'one who may see no case',
    { rights: { view: false, edit: false, assign: false, pickup: true } },
    {},
    'The pathologist’s rights do not allow them to see cases.',
  ],
  ['its holder', {}, { assignedProviderId: 'usr_a' }, 'The pathologist holds this case already.'],
  ['no licence', { licences: [] }, {}, 'The pathologist has no active Colorado licence.'],
  ['other field', { subspecialties: [] }, {}, 'The pathologist does not read Dermatopathology.'],
  [
    'conflict',
    { excludedFacilityIds: ['fac_1'] },
    {},
    'The pathologist reported this case before, or works for its facility.',
  ],
  ['load', { openCases: 25 }, {}, 'The pathologist has reached the limit of 25 open cases.'],
  [
    'released',
    {},
    { releases: [{ providerId: 'usr_a', at: NOW }] },
    'The pathologist released this case less than 30 minutes ago.',
  ],
  [
    'glass',
    { readsAtCertifiedSite: false },
    { material: 'glass' },
    'The pathologist has no CLIA-certified site for this case.',
  ],
])('giving a case to %s', (_, userChanges, caseChanges, expected) => {
  expect(assignmentRefusal({ ...user, ...userChanges }, { ...aCase, ...caseChanges }, NOW, false)).toBe(
    expected,
  );
});

it('passes over the load limit where that is asked for, and over nothing else', () => {
  expect(assignmentRefusal({ ...user, openCases: 40 }, aCase, NOW, true)).toBeNull();
  expect(assignmentRefusal({ ...user, openCases: 40, licences: [] }, aCase, NOW, true)).toMatch(/licence/);
});

it('the name of a candidate says the load, and whatever whoever assigns the case has to know', () => {
  const candidate = {
    provider: { userId: 'usr_a', displayName: 'Lee, Ann' },
    status: 'Active',
    mayTake: true,
    mayTakeBeyondLoad: false,
    isPreferred: false,
    openCases: 3,
    openCaseLimit: 25,
    awayUntil: null,
    checks: [],
  };
  expect(candidateText(candidate)).toBe('Lee, Ann: 3 of 25 open');
  expect(candidateText({ ...candidate, isPreferred: true, awayUntil: '2026-12-04' })).toBe(
    'Lee, Ann: 3 of 25 open, asked for by the facility, away until 12/04/2026',
  );
  expect(candidateText({ ...candidate, mayTake: false })).toBe('Lee, Ann: 3 of 25 open');
  expect(candidateText({ ...candidate, mayTake: false, openCases: 25 })).toBe(
    'Lee, Ann: 25 of 25 open, beyond the limit',
  );
});
