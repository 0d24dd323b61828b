import { describe, expect, it } from 'vitest';
import { wholeFacility as before } from '#app/core/registration/facility-form.test-support.ts';
import type { FacilityForm as Form } from '#contracts/generated/wire.ts';
import { facilityFormOf, newFacilityForm, typedChangesOf } from './facility-form.ts';
import { formOf, typedOf } from './typed-facility.ts';

const TODAY = '2026-11-21';
const PHONE = '+1 555 010 0180';

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
    const lab = { contractLab: { name: 'Other Lab', clia: '05d 1234567' } };
    expect(changes(lab)).toEqual({ contractLab: { name: 'Other Lab', clia: '05D1234567' } });
    const scanner = { make: 'Maker', model: 'One', mpp: 0.25, fileTypes: 'svs, .NDPI' };
    expect(changes({ scanners: [scanner] })).toEqual({
      scanners: [{ ...scanner, fileTypes: ['.svs', '.ndpi'] }],
    });
  });

  it('reads holidays by the row, and none where every row is gone', () => {
    const day = '2026-12-25';
    expect(changes({ holidays: [{ day }] })).toEqual({ holidays: [day] });
    const kept: Form = { ...before, holidays: [day] };
    const { data } = read({ holidays: [] }, kept);
    expect(data && typedChangesOf(kept, data)).toEqual({ holidays: null });
    expect(problems({}, kept)).toEqual({});
  });

  it('is told all that is wrong with it at once, although some of it is missing', () => {
    const typed = {
      legalName: undefined,
      primaryContact: { name: 'C', email: undefined, phone: '555' },
      npi: '1234567898',
      slideDelivery: 'Upload_the_Slide_Images',
      scanners: [{ make: undefined, model: 'One', mpp: 0.25, fileTypes: 'svs' }],
    };
    expect(problems(typed)).toEqual({
      legalName: 'Facility name is required',
      npi: 'NPI is not valid. Check the digits.',
      'primaryContact.email': 'Email of the primary contact is required',
      'primaryContact.phone': 'Invalid phone number format. Must start with + and follow a valid pattern.',
      'scanners.0.make': 'Make is required',
    });
    const begun = newFacilityForm(Date.parse('2026-11-21T12:00:00Z')).safeParse({
      address: {},
      contractLab: {},
      cliaCertificate: {},
      labDirector: {},
      primaryContact: {},
      billingContact: { address: {} },
      idempotencyKey: '"k"',
    });
    const fields = (begun.error?.issues ?? []).map(({ path }) => path.join('.'));
    expect(fields).toEqual(
      expect.arrayContaining(['legalName', 'primaryContact.name', 'facilityType', 'phone', 'address.line1']),
    );
    expect(fields.length).toBe(new Set(fields).size);
  });

  it.each([
    [{ legalName: undefined }, { legalName: 'Facility name is required' }],
    [{ displayName: undefined }, { displayName: 'Facility name is required' }],
    [
      { address: { line1: '1 Road', region: 'OH', postalCode: '43004', country: 'US' } },
      { 'address.city': 'City is required' },
    ],
    [{ clia: '12' }, { clia: 'CLIA number must be 2 digits, the letter D and 7 digits' }],
    [{ npi: '1234567898' }, { npi: 'NPI is not valid. Check the digits.' }],
    [{ taxId: '1' }, { taxId: 'Tax ID must have 9 digits' }],
    [
      { phone: '555' },
      { phone: 'Invalid phone number format. Must start with + and follow a valid pattern.' },
    ],
    [{ slideDelivery: 'Upload_the_Slide_Images' }, { scanners: 'Add at least one scanner' }],
    [{ holidays: [{ day: undefined }] }, { 'holidays.0.day': 'Enter the day, or remove its row' }],
    [{ holidays: [{ day: '2026-02-30' }] }, { 'holidays.0.day': 'Enter the day, or remove its row' }],
    [
      { holidays: [{ day: '2026-12-25' }, { day: '2026-12-25' }] },
      { holidays: '12/25/2026 is in the list more than once' },
    ],
    [{ holidays: Array(61).fill({ day: '2026-12-25' }) }, { holidays: 'Sixty at most' }],
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
      { 'billingContact.address.line1': 'Address is required' },
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

describe('the form of a facility that has no account yet', () => {
  const NOW = Date.parse('2026-11-21T18:00:00Z');
  const typed = (form: Partial<Form>) => ({ ...typedOf({ ...before, ...form }), idempotencyKey: '"k"' });
  const wrongs = (posted: Record<string, unknown>) =>
    Object.fromEntries(
      (newFacilityForm(NOW).safeParse(posted).error?.issues ?? []).map(({ path, message }) => [
        path.join('.'),
        message,
      ]),
    );

  const address = {
    line1: '1 Road',
    line2: null,
    city: 'Ottawa',
    region: 'ON',
    postalCode: 'K9J 6X4',
    country: 'Canada',
  } as const;
  const nothing = { clia: null, cliaCertificate: null, labDirector: null } as const;
  const unregistered = { npi: null, taxId: null } as const;
  const scanner = { make: 'Maker', model: 'One', mpp: 0.25, fileTypes: ['.svs'] };

  it.each<[string, Partial<Form>]>([
    ['in the US with its own laboratory', {}],
    [
      'in the US with a contract laboratory',
      { labArrangement: 'Contract Lab', contractLab: { name: 'Lab', clia: '00D7654321' } },
    ],
    ['in the US without a laboratory', { ...nothing, labArrangement: 'No Lab' }],
    ['that uploads what it scans', { slideDelivery: 'Upload_the_Slide_Images', scanners: [scanner] }],
    [
      'in Canada with its own laboratory',
      { ...nothing, ...unregistered, address, provincialLabLicence: 'L1', labDirector: before.labDirector },
    ],
    [
      'in Canada without a laboratory',
      { ...nothing, ...unregistered, address, provincialLabLicence: 'L1', labArrangement: 'No Lab' },
    ],
  ])('S2.4-03 is whole for a facility %s, and sends what was typed', (_, form) => {
    const read = newFacilityForm(NOW).safeParse(typed(form));
    expect(read.error).toBeUndefined();
    expect(formOf(read.data ?? expect.fail('refused'))).toEqual({ ...before, ...form });
  });

  it.each<[Partial<Form>, Record<string, string>]>([
    [{ labDirector: null }, { 'labDirector.name': 'Laboratory director is required' }],
    [{ cliaCertificate: null }, { 'cliaCertificate.kind': 'CLIA certificate is required' }],
    [{ labArrangement: 'Contract Lab' }, { 'contractLab.name': 'Contract laboratory is required' }],
    [
      { labArrangement: 'Contract Lab', contractLab: { name: 'Lab', clia: null } },
      { 'contractLab.clia': 'CLIA number is required' },
    ],
    [{ slideDelivery: 'Upload_the_Slide_Images' }, { scanners: 'Add at least one scanner' }],
    [{ address }, { provincialLabLicence: 'Laboratory licence number is required' }],
    [{ address: null }, { 'address.line1': 'Address is required' }],
    [{ billingContact: null }, { 'billingContact.name': 'Billing contact is required' }],
  ])('lacks with %j exactly what is missing, at the field where it is typed', (form, expected) => {
    expect(wrongs(typed(form))).toEqual(expected);
  });

  it('chooses no country and no kind of certificate for whoever types', () => {
    const { address: place, cliaCertificate, ...rest } = typed({});
    const { country: _country, ...nowhere } = place;
    expect(wrongs({ ...rest, cliaCertificate, address: nowhere })).toEqual({
      'address.country': 'Country is required',
    });
    expect(wrongs({ ...rest, address: place, cliaCertificate: { expiresOn: '2027-11-21' } })).toEqual({
      'cliaCertificate.kind': 'Choose the kind of certificate',
    });
    expect(wrongs({ ...rest, address: place, cliaCertificate: { kind: 'waiver' } })).toEqual({
      'cliaCertificate.expiresOn': 'Enter the day on which the certificate ends',
    });
    const billingContact = { ...rest.billingContact, sameAsFacility: false, address: nowhere };
    expect(wrongs({ ...rest, address: place, cliaCertificate, billingContact })).toEqual({
      'billingContact.address.country': 'Country is required',
    });
  });

  it('counts days where the facility is', () => {
    const ends = { cliaCertificate: { kind: 'waiver', expiresOn: '2026-11-21' } } as const;
    const late = newFacilityForm(Date.parse('2026-11-22T02:00:00Z'));
    expect(late.safeParse(typed(ends)).success).toBe(true);
    expect(late.safeParse(typed({ ...ends, timeZone: 'Europe/Berlin' })).success).toBe(false);
  });
});
