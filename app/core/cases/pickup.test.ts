import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimRefusal,
  eligibilityRefusal,
  isPickedUpBy,
  openCaseLimitOf,
  type PickupCase,
  type PickupProvider,
  type PickupRefusal,
  pickupMessage,
  pickupRefusal,
} from './pickup.ts';
import { CASE_STATUSES } from './status.ts';

const NOW = '2026-11-21T12:00:00.000Z';

const provider = (changes: Partial<PickupProvider> = {}): PickupProvider => ({
  id: 'usr_a',
  status: 'Active',
  licences: [{ state: 'OH', expiresOn: '2027-01-31' }],
  subspecialties: ['Gastrointestinal_and_Liver', 'Cytopathology'],
  excludedFacilityIds: [],
  openCases: 0,
  openCaseLimit: 25,
  readsAtCertifiedSite: false,
  ...changes,
});

const aCase = (changes: Partial<PickupCase> = {}): PickupCase => ({
  status: 'Available',
  assignedProviderId: null,
  facilityId: 'fac_1',
  country: 'US',
  state: 'OH',
  stateName: 'Ohio',
  timeZone: 'America/New_York',
  subspecialty: 'Gastrointestinal_and_Liver',
  earlierSignerIds: [],
  releases: [],
  material: 'digital',
  ...changes,
});

const released = (at: string, providerId = 'usr_a') => aCase({ releases: [{ providerId, at }] });

describe('who may pick a case up', () => {
  it('lets an active, licensed provider of the right subspecialty', () => {
    expect(pickupRefusal(provider(), aCase(), NOW)).toBeNull();
    expect(pickupRefusal(provider({ status: 'ACTIVE' }), aCase(), NOW)).toBeNull();
  });

  it.each<[string, PickupProvider, PickupCase, string]>([
    [
      'a provisionally active provider',
      provider({ status: 'Provisionally Active' }),
      aCase(),
      'Your account must be active to pick up cases.',
    ],
    [
      'a case that is taken',
      provider(),
      aCase({ status: 'Selected', assignedProviderId: 'usr_b' }),
      'This case was just picked up by another pathologist.',
    ],
    [
      'no licence in the state',
      provider({ licences: [{ state: 'MI', expiresOn: '2027-01-31' }] }),
      aCase(),
      'You need an active Ohio licence to pick up this case.',
    ],
    [
      'a licence that ends today',
      provider({ licences: [{ state: 'OH', expiresOn: '2026-11-21' }] }),
      aCase(),
      'You need an active Ohio licence to pick up this case.',
    ],
    [
      'another subspecialty',
      provider({ subspecialties: ['Breast'] }),
      aCase(),
      'This case asks for Gastrointestinal and Liver.',
    ],
    [
      'the earlier signer',
      provider(),
      aCase({ earlierSignerIds: ['usr_a'] }),
      'You cannot review a case you reported before.',
    ],
    [
      'a facility that excludes the provider',
      provider({ excludedFacilityIds: ['fac_1'] }),
      aCase(),
      'You cannot review a case you reported before.',
    ],
    ['a full desk', provider({ openCases: 25 }), aCase(), 'You have reached your limit of 25 open cases.'],
    [
      'a desk that is full by the provider’s own limit',
      provider({ openCases: 3, openCaseLimit: openCaseLimitOf(3) }),
      aCase(),
      'You have reached your limit of 3 open cases.',
    ],
    [
      'glass read away from a certified site',
      provider(),
      aCase({ material: 'glass' }),
      'Glass slides can only be read at a CLIA-certified site on your profile.',
    ],
    [
      'US cytology read away from a certified site',
      provider(),
      aCase({ subspecialty: 'Cytopathology' }),
      'Digital cytology can only be read at a CLIA-certified site.',
    ],
  ])('refuses %s', (_, who, what, message) => {
    const refusal = pickupRefusal(who, what, NOW);
    expect(refusal && pickupMessage(refusal)).toBe(message);
  });

  it('counts the days of a licence where the facility is', () => {
    const ends = provider({ licences: [{ state: 'OH', expiresOn: '2026-11-22' }] });
    const refusedAt = (now: string) => pickupRefusal(ends, aCase(), now)?.kind ?? null;
    // Ten in the evening in New York, and the next day by UTC.
    expect(refusedAt('2026-11-22T03:00:00.000Z')).toBeNull();
    expect(refusedAt('2026-11-22T05:00:00.000Z')).toBe('no-licence');
  });

  it('takes the last free place, a licence that ends tomorrow, a case for any subspecialty and Canadian cytology', () => {
    expect(pickupRefusal(provider({ openCases: 24 }), aCase(), NOW)).toBeNull();
    const endsTomorrow = provider({ licences: [{ state: 'OH', expiresOn: '2026-11-22' }] });
    expect(pickupRefusal(endsTomorrow, aCase(), NOW)).toBeNull();
    expect(pickupRefusal(provider(), aCase({ subspecialty: 'Any' }), NOW)).toBeNull();
    const canadian = aCase({ country: 'Canada', subspecialty: 'Cytopathology' });
    expect(pickupRefusal(provider(), canadian, NOW)).toBeNull();
  });

  it('makes whoever released a case wait 30 minutes, and nobody else', () => {
    expect(pickupRefusal(provider(), released('2026-11-21T11:30:00.001Z'), NOW)).toEqual({
      kind: 'released-lately',
      minutes: 30,
    });
    expect(pickupRefusal(provider(), released('2026-11-21T11:30:00.000Z'), NOW)).toBeNull();
    expect(pickupRefusal(provider(), released('2026-11-21T11:59:00.000Z', 'usr_b'), NOW)).toBeNull();
  });

  it('shows the first failure in the order of the guards, whichever others hold too', () => {
    const faults: [string, Partial<PickupProvider>, Partial<PickupCase>][] = [
      ['not-active', { status: 'Deactivated' }, {}],
      ['not-available', {}, { status: 'QAReview' }],
      ['no-licence', { licences: [] }, {}],
      ['other-subspecialty', { subspecialties: [] }, {}],
      ['conflict', {}, { earlierSignerIds: ['usr_a'] }],
      ['load-limit', { openCases: 30 }, {}],
      ['released-lately', {}, { releases: [{ providerId: 'usr_a', at: NOW }] }],
      ['glass-site', {}, { material: 'glass' }],
    ];
    fc.assert(
      fc.property(fc.subarray(faults, { minLength: 1 }), (chosen) => {
        const who = Object.assign({}, provider(), ...chosen.map(([, changes]) => changes)) as PickupProvider;
        const what = Object.assign({}, aCase(), ...chosen.map(([, , changes]) => changes)) as PickupCase;
        return pickupRefusal(who, what, NOW)?.kind === chosen[0]?.[0];
      }),
    );
  });
});

describe('the two halves of the check', () => {
  it.each(CASE_STATUSES)('claims only an available case: %s', (status) => {
    expect(claimRefusal(provider(), aCase({ status })) === null).toBe(status === 'Available');
  });

  it('leaves the state of the case to the first half', () => {
    expect(eligibilityRefusal(provider(), aCase({ status: 'Selected' }), NOW)).toBeNull();
  });
});

describe('the winner who asks again', () => {
  it('is known while holding the case and after signing it', () => {
    const mine = { assignedProviderId: 'usr_a' };
    expect(isPickedUpBy('usr_a', aCase({ ...mine, status: 'Selected' }))).toBe(true);
    expect(isPickedUpBy('usr_a', aCase({ ...mine, status: 'SignOutCompleted' }))).toBe(true);
    expect(isPickedUpBy('usr_b', aCase({ ...mine, status: 'Selected' }))).toBe(false);
    expect(isPickedUpBy('usr_a', aCase({ ...mine, status: 'Available' }))).toBe(false);
  });
});

it('a refusal never names what only the holder may know', () => {
  const kinds: PickupRefusal[] = [
    { kind: 'not-available' },
    { kind: 'released-lately', minutes: 30 },
    { kind: 'no-licence', stateName: 'Ohio' },
  ];
  expect(kinds.map(pickupMessage).join(' ')).not.toMatch(/usr_|fac_|cas_/);
});
