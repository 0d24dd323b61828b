import { describe, expect, it } from 'vitest';
import type { FacilityAccount } from '#contracts/generated/wire.ts';
import { facilityFormOf, typedChangesOf, typedOf } from './facility-form.ts';

type Form = FacilityAccount['form'];

const TODAY = '2026-11-21';
const PHONE = '+1 555 010 0180';

const before: Form = {
  legalName: 'Example Inc.',
  displayName: 'Example',
  organisationKind: 'Pathology Lab',
  facilityType: 'other',
  labArrangement: 'Own Lab',
  contractLab: null,
  address: { line1: '1 Road', line2: null, city: 'Town', region: 'OH', postalCode: '43004', country: 'US' },
  phone: PHONE,
  fax: null,
  timeZone: 'America/New_York',
  clia: '00D1234567',
  cliaCertificate: { kind: 'waiver', expiresOn: '2027-11-21' },
  cap: null,
  provincialLabLicence: null,
  accreditingBody: null,
  npi: '1234567893',
  taxId: '00-1234567',
  labDirector: { name: 'A', degree: 'MD', licence: '123' },
  primaryContact: { name: 'Office', title: null, email: 'office@example.org', phone: PHONE },
  billingContact: {
    name: 'Office',
    email: 'office@example.org',
    phone: PHONE,
    sameAsFacility: true,
    address: null,
  },
  billingModel: 'split',
  caseScope: 'all',
  service: 'Both',
  slideDelivery: 'Mail_the_Slides',
  volumes: [{ kind: 'all', perMonth: 1 }],
  scanners: [],
};

/** A form as the browser posts it. */
const posted = (form: Form) => ({ ...typedOf(form), etag: '"v1"', idempotencyKey: '"k"' });

const read = (changes: Record<string, unknown>, of: Form = before) =>
  facilityFormOf(of, TODAY).safeParse({ ...posted(of), ...changes });

/** What would be sent; null where the form is refused. */
const changes = (typed: Record<string, unknown>) => {
  const { data } = read(typed);
  return data === undefined ? null : typedChangesOf(before, data);
};

const problems = (changes: Record<string, unknown>, of?: Form) =>
  Object.fromEntries(
    (read(changes, of).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the form of a facility’s account', () => {
  it('sends what was changed and nothing else', () => {
    expect(changes({})).toEqual({});
    expect(changes({ fax: '+1 555 010 0199' })).toEqual({ fax: '+1 555 010 0199' });
    expect(changes({ clia: '00d 7654321' })).toEqual({ clia: '00D7654321' });
    const scanner = { make: 'Maker', model: 'One', mpp: 0.25, fileTypes: 'svs, .NDPI' };
    expect(changes({ scanners: [scanner] })).toEqual({
      scanners: [{ ...scanner, fileTypes: ['.svs', '.ndpi'] }],
    });
  });

  it.each([
    [{ legalName: undefined }, { legalName: 'Facility name is required' }],
    [{ displayName: undefined }, { displayName: 'Facility name is required' }],
    [{ clia: '12' }, { clia: 'CLIA number must be 2 digits, the letter D and 7 digits' }],
    [{ npi: '1234567898' }, { npi: 'NPI is not valid. Check the digits.' }],
    [{ taxId: '1' }, { taxId: 'Tax ID must have 9 digits' }],
    [
      { phone: '555' },
      { phone: 'Invalid phone number format. Must start with + and follow a valid pattern.' },
    ],
    [{ slideDelivery: 'Upload_the_Slide_Images' }, { scanners: 'Add at least one scanner' }],
    [
      { address: { line1: '1 Road', city: 'Town', region: 'ON', postalCode: '43004', country: 'US' } },
      { 'address.region': 'State or province is required' },
    ],
    [
      { cliaCertificate: { kind: 'waiver', expiresOn: '2026-11-20' } },
      { 'cliaCertificate.expiresOn': 'CLIA certificate has expired' },
    ],
    [
      {
        billingContact: {
          name: 'B',
          email: 'b@example.org',
          phone: PHONE,
          sameAsFacility: false,
          address: {},
        },
      },
      { 'billingContact.address': 'Address is required' },
    ],
  ])('refuses %j with the text of the rule', (changes, expected) => {
    expect(problems(changes)).toMatchObject(expected);
  });

  it('lets a gap that was there before be, until somebody touches it', () => {
    const gaps: Form = { ...before, taxId: null, labDirector: null };
    const typed = { taxId: undefined, labDirector: {} };
    expect(problems({ ...typed, fax: '+1 555 010 0199' }, gaps)).toEqual({});
    expect(problems({ ...typed, taxId: '1' }, gaps)).toEqual({ taxId: 'Tax ID must have 9 digits' });
  });
});
