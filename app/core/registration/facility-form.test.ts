import { describe, expect, it } from 'vitest';
import type { FacilityForm } from '#contracts/generated/wire.ts';
import { fieldErrorsOf } from '../forms/field-errors.ts';
import { facilityFieldChecks } from './facility-fields.ts';
import { wholeFacility } from './facility-form.test-support.ts';
import { facilityMissingChecks } from './facility-missing.ts';

/** The certificate of the form is good for this day and no other. */
const TODAY = '2026-11-21';
const FORM: FacilityForm = { ...wholeFacility, cliaCertificate: { kind: 'waiver', expiresOn: TODAY } };
const PLACE = FORM.address ?? expect.fail('the facility of the tests has an address');
const CANADIAN = { ...PLACE, region: 'ON', postalCode: 'K9J 6X4', country: 'Canada' } as const;
const CONTACT = { name: 'Office', email: 'office@example.org', phone: '+1 555 010 0180' };

/** The first error of each field, as the form shows it. */
function problems(changes: Partial<FacilityForm>): Readonly<Record<string, string>> {
  const form = { ...FORM, ...changes };
  const errors = fieldErrorsOf([...facilityMissingChecks(form), ...facilityFieldChecks(form, TODAY)]);
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

  it.each<[Partial<FacilityForm>, Record<string, string>]>([
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
    [
      { holidays: ['2026-12-25', '2026-11-26', '2026-12-25'] },
      { holidays: '12/25/2026 is in the list more than once' },
    ],
    [{ volumes: [] }, { volumes: 'Case volume is required' }],
  ])('with %j is not', (changes, expected) => expect(problems(changes)).toEqual(expected));
});
