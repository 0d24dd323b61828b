import { describe, expect, it } from 'vitest';
import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import { fieldErrorsOf } from '../forms/field-errors.ts';
import { facilityFieldChecks } from './facility-fields.ts';
import { facilityMissingChecks } from './facility-missing.ts';

const PLACE = {
  line1: '1 Road',
  line2: null,
  city: 'Town',
  region: 'OH',
  postalCode: '43004',
  country: 'US',
} as const;
const CANADIAN = { ...PLACE, region: 'ON', postalCode: 'K9J 6X4', country: 'Canada' } as const;
const PHONE = '+1 555 010 0180';
const CONTACT = { name: 'Office', email: 'office@example.org', phone: PHONE };

const FORM: FacilityFormZodType = {
  legalName: 'Example Inc.',
  displayName: 'Example',
  organisationKind: 'Pathology Lab',
  facilityType: 'other',
  labArrangement: 'Own Lab',
  contractLab: null,
  address: PLACE,
  phone: PHONE,
  fax: null,
  timeZone: 'America/New_York',
  clia: '00D1234567',
  cap: null,
  provincialLabLicence: null,
  cliaCertificate: { kind: 'waiver', expiresOn: '2026-11-21' },
  accreditingBody: null,
  npi: '1234567893',
  taxId: '00-1234567',
  labDirector: { name: 'A', degree: 'MD', licence: '123' },
  primaryContact: { ...CONTACT, title: null },
  billingContact: { ...CONTACT, sameAsFacility: true, address: null },
  billingModel: 'split',
  caseScope: 'all',
  service: 'Both',
  slideDelivery: 'Mail_the_Slides',
  volumes: [{ kind: 'all', perMonth: 1 }],
  scanners: [],
};

/** The first error of each field, as the form shows it. */
function problems(changes: Partial<FacilityFormZodType>): Readonly<Record<string, string>> {
  const form = { ...FORM, ...changes };
  const errors = fieldErrorsOf([...facilityMissingChecks(form), ...facilityFieldChecks(form, '2026-11-21')]);
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, texts]) => [field, texts.join()]));
}

describe('the facility’s form', () => {
  it('is complete with what its country and its laboratory ask for', () => {
    expect(problems({})).toEqual({});
    const elsewhere = { ...PLACE, region: null, postalCode: '10115', country: 'Other' } as const;
    const nothing = { clia: null, cliaCertificate: null, npi: null, taxId: null, labDirector: null };
    expect(problems({ ...nothing, address: elsewhere, labArrangement: 'No Lab' })).toEqual({});
    expect(problems({ ...nothing, labArrangement: 'No Lab', npi: FORM.npi, taxId: FORM.taxId })).toEqual({});
  });

  it.each<[Partial<FacilityFormZodType>, Record<string, string>]>([
    [{ displayName: ' ' }, { displayName: 'Facility name is required' }],
    [{ clia: null }, { clia: 'CLIA number is required' }],
    [
      { npi: null, taxId: null },
      { npi: 'NPI is required', taxId: 'Tax ID is required' },
    ],
    [{ npi: '1234567898' }, { npi: 'NPI is not valid. Check the digits.' }],
    [
      { cliaCertificate: { kind: 'waiver', expiresOn: '2026-11-20' } },
      { 'cliaCertificate.expiresOn': 'CLIA certificate has expired' },
    ],
    [{ address: CANADIAN }, { provincialLabLicence: 'Laboratory licence number is required' }],
    [
      { address: { ...CANADIAN, postalCode: 'D9J 6X4' }, provincialLabLicence: 'L1' },
      { 'address.postalCode': 'Enter a valid postal code' },
    ],
    [
      { address: { ...PLACE, region: 'ON', postalCode: '4300' } },
      { 'address.region': 'State or province is required', 'address.postalCode': 'Enter a valid ZIP code' },
    ],
    [{ labArrangement: 'Contract Lab' }, { contractLab: 'Contract laboratory is required' }],
    [
      { labArrangement: 'Contract Lab', contractLab: { name: 'Lab', clia: null } },
      { 'contractLab.clia': 'CLIA number is required' },
    ],
    [
      { legalName: ' ', organisationKind: null, labArrangement: null, labDirector: null },
      {
        legalName: 'Facility name is required',
        organisationKind: 'Organisation kind is required',
        labArrangement: 'Lab arrangement is required',
      },
    ],
    [{ taxId: '1' }, { taxId: 'Tax ID must have 9 digits' }],
    [{ clia: '00X1234567' }, { clia: 'CLIA number must be 2 digits, the letter D and 7 digits' }],
    [
      { primaryContact: { ...CONTACT, title: null, email: 'office' } },
      { 'primaryContact.email': 'Enter a valid email address' },
    ],
    [{ timeZone: 'Nowhere' }, { timeZone: 'Choose a time zone' }],
    [
      { billingContact: { ...CONTACT, sameAsFacility: false, address: null } },
      { 'billingContact.address': 'Address is required' },
    ],
    [{ fax: '+000 555 010 0180' }, { fax: 'Invalid country code.' }],
    [{ slideDelivery: 'Upload_the_Slide_Images' }, { scanners: 'Add at least one scanner' }],
    [{ volumes: [] }, { volumes: 'Case volume is required' }],
  ])('with %j is not', (changes, expected) => expect(problems(changes)).toEqual(expected));
});
