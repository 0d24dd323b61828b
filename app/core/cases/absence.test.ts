import { describe, expect, it } from 'vitest';
import type { ProviderList } from '#contracts/generated/wire.ts';
import { explainAbsence, type SoughtCase } from './absence.ts';
import type { PickupProvider } from './pickup.ts';

const NOW = '2026-11-21T12:00:00.000Z';

const PROVIDER: PickupProvider = {
  id: 'usr_a',
  status: 'Active',
  licences: [{ state: 'OH', expiresOn: '2027-01-31' }],
  subspecialties: ['Gastrointestinal_and_Liver'],
  excludedFacilityIds: [],
  openCases: 25,
  openCaseLimit: 25,
  readsAtCertifiedSite: false,
};

const IN_POOL: SoughtCase = {
  status: 'Available',
  assignedProviderId: null,
  qaProviderId: null,
  facilityId: 'fac_1',
  country: 'US',
  state: 'OH',
  stateName: 'Ohio',
  timeZone: 'America/New_York',
  subspecialty: 'Gastrointestinal_and_Liver',
  earlierSignerIds: [],
  releases: [],
  material: 'digital',
  availableAt: '2026-11-20T12:00:00.000Z',
  holds: [],
  isOfferedFirst: false,
};

const taken = { status: 'Selected', assignedProviderId: 'usr_b' } as const;
const own = { status: 'Selected', assignedProviderId: 'usr_a' } as const;
const signed = { status: 'SignOutCompleted', assignedProviderId: 'usr_a' } as const;

interface Row {
  readonly what: string;
  readonly of?: Partial<SoughtCase>;
  readonly by?: Partial<PickupProvider>;
  readonly asked?: ProviderList;
  readonly expected: string;
  readonly text: string;
  readonly listedIn?: ProviderList;
}

const rows: readonly Row[] = [
  {
    what: 'a case of the pool that a filter hides, whatever the load of the provider',
    expected: 'listed',
    text: 'This case is in Available Cases. A filter or the page hides it.',
    listedIn: 'available',
  },
  {
    what: 'another state',
    of: { state: 'NY', stateName: 'New York' },
    expected: 'licence',
    text: 'You need an active New York licence to pick up this case.',
  },
  {
    what: 'an expired licence',
    by: { licences: [{ state: 'OH', expiresOn: '2026-11-21' }] },
    expected: 'licence',
    text: 'You need an active Ohio licence to pick up this case.',
  },
  {
    what: 'another subspecialty',
    of: { subspecialty: 'Bone_and_Soft_Tissue' },
    expected: 'subspecialty',
    text: 'This case asks for Bone and Soft Tissue.',
  },
  {
    what: 'a case that the provider reported before',
    of: { earlierSignerIds: ['usr_a'] },
    expected: 'conflict',
    text: 'You cannot review a case you reported before.',
  },
  {
    what: 'a hold',
    of: { holds: [{ to: null }] },
    expected: 'on_hold',
    text: 'This case is on hold. It is listed again when the hold ends.',
  },
  {
    what: 'a hold that has ended',
    of: { holds: [{ to: '2026-11-21T11:00:00.000Z' }] },
    expected: 'listed',
    text: 'This case is in Available Cases. A filter or the page hides it.',
    listedIn: 'available',
  },
  {
    what: 'a case that is offered to others first',
    of: { isOfferedFirst: true },
    expected: 'offered_first',
    text: 'This case is offered to others first. It is listed if they do not take it.',
  },
  {
    what: 'an account that is not active',
    by: { status: 'Provisional' },
    expected: 'account',
    text: 'Your account must be active to pick up cases.',
  },
  {
    what: 'a case that somebody took',
    of: taken,
    expected: 'taken',
    text: 'Another pathologist has picked up this case.',
  },
  {
    what: 'an own case, looked for in the pool',
    of: own,
    expected: 'elsewhere',
    text: 'This case is in My Cases.',
    listedIn: 'mine',
  },
  {
    what: 'an own case that a filter hides',
    of: own,
    asked: 'mine',
    expected: 'listed',
    text: 'This case is in My Cases. A filter or the page hides it.',
    listedIn: 'mine',
  },
  {
    what: 'a signed case of before the days shown',
    of: signed,
    asked: 'completed',
    expected: 'listed',
    text: 'This case is in Completed Cases. A filter, the page or the days shown hide it.',
    listedIn: 'completed',
  },
  {
    what: 'a case of the pool, looked for among the own ones',
    asked: 'mine',
    expected: 'elsewhere',
    text: 'This case is in Available Cases.',
    listedIn: 'available',
  },
  {
    what: 'a second reading',
    of: { ...taken, status: 'QAReview', qaProviderId: 'usr_a' },
    expected: 'second_reading',
    text: 'This case is with you for a second reading. It is in My Tasks.',
  },
];

describe('why a case is not in a list', () => {
  it.each(rows)('$what: $expected', ({ of = {}, by = {}, asked = 'available', expected, text, listedIn }) => {
    expect(explainAbsence(asked, { ...PROVIDER, ...by }, { ...IN_POOL, ...of }, NOW)).toEqual({
      finding: expected,
      text,
      listedIn: listedIn ?? null,
    });
  });

  it.each<[string, Partial<SoughtCase>, Partial<PickupProvider>]>([
    ['a draft', { status: 'Draft', availableAt: null }, {}],
    ['a case that was sent and not yet let into the pool', { status: 'Submitted', availableAt: null }, {}],
    ['a withdrawn case', { status: 'Cancelled' }, {}],
    ['a case that another signed', { status: 'SignOutCompleted', assignedProviderId: 'usr_b' }, {}],
    ['a taken case that the pool never showed to the asker', { ...taken, state: 'NY' }, {}],
    ['a taken case, asked by an account that is not active', taken, { status: 'Provisional' }],
    ['a case that was given to somebody by hand', { ...taken, availableAt: null }, {}],
  ])('says the same as of no case for %s', (_, of, by) => {
    expect(explainAbsence('available', { ...PROVIDER, ...by }, { ...IN_POOL, ...of }, NOW)).toMatchObject({
      finding: 'unknown',
      listedIn: null,
    });
  });
});
