import { describe, expect, it } from 'vitest';
import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import { fieldErrorsOf } from '../forms/field-errors.ts';
import { isFreshProof, timeZoneError, yearError } from './dates-of-forms.ts';
import { facilityDocumentChecks, providerDocumentChecks } from './documents.ts';
import { facilityFieldChecks } from './facility-fields.ts';
import { facilityMissingChecks, hasLaboratory } from './facility-missing.ts';
import { namePartsOf } from './name-parts.ts';
import { otherChecks } from './people-fields.ts';
import { type ProviderForm, providerFieldChecks } from './provider-fields.ts';
import { providerMissingChecks } from './provider-missing.ts';
import { agreementCheck, consentCheck } from './signatures.ts';

const TODAY = '2026-11-21';

const PROVIDER: ProviderForm = {
  salutation: null,
  firstName: 'Maren',
  middleName: null,
  lastName: 'Quill',
  email: 'm@example.org',
  phone: '+1 555 010 0123',
  address: null,
  accountType: null,
  groupName: null,
  specialty: null,
  specialtyOther: null,
  degree: null,
  npi: null,
  mincOrCollegeNumber: null,
  licences: [],
  boardEligible: false,
  boardCertifications: [],
  subspecialties: [],
  fellowship: [],
  workAuthorization: null,
  workAuthorizationExpiresOn: null,
  experienceYears: null,
  malpractice: null,
  wsiExperienceYears: null,
  residency: null,
  medicalSchool: null,
  readingSites: [],
  workingHours: [],
  timeZone: null,
  maxOpenCases: null,
  disclosures: null,
};

const CONTACT = { name: 'Anselm Pike', title: null, email: 'a@example.org', phone: '+1 555 010 0142' };
const FACILITY: FacilityFormZodType = {
  legalName: 'Pikestaff',
  displayName: null,
  organisationKind: null,
  facilityType: null,
  clia: null,
  labArrangement: null,
  contractLab: null,
  address: null,
  phone: null,
  fax: null,
  timeZone: null,
  cliaCertificate: null,
  cap: null,
  provincialLabLicence: null,
  accreditingBody: null,
  npi: null,
  taxId: null,
  labDirector: null,
  primaryContact: CONTACT,
  billingContact: null,
  billingModel: null,
  caseScope: null,
  service: null,
  slideDelivery: null,
  volumes: [],
  scanners: [],
  holidays: null,
};
const address = (country: 'US' | 'Canada', region: string, postalCode: string) => ({
  line1: '1 Example Street',
  line2: null,
  city: 'Example',
  country,
  region,
  postalCode,
});
const errorsOf = (checks: Parameters<typeof fieldErrorsOf>[0]) => Object.keys(fieldErrorsOf(checks) ?? {});

describe('the form of a provider', () => {
  it('asks for the number of its country', () => {
    const us = errorsOf(providerMissingChecks({ ...PROVIDER, address: address('US', 'OH', '43004') }));
    const canada = errorsOf(
      providerMissingChecks({ ...PROVIDER, address: address('Canada', 'ON', 'K1A 0B1') }),
    );
    expect([us.includes('npi'), us.includes('mincOrCollegeNumber')]).toEqual([true, false]);
    expect([canada.includes('npi'), canada.includes('mincOrCollegeNumber')]).toEqual([false, true]);
  });

  it('asks for what an answer brings with it', () => {
    const plain = errorsOf(providerMissingChecks({ ...PROVIDER, boardEligible: true }));
    expect(plain).not.toContain('boardCertifications');
    const asked = errorsOf(
      providerMissingChecks({
        ...PROVIDER,
        accountType: 'Physician_Group',
        specialty: 'Other',
        workAuthorization: 'EAD',
        disclosures: {
          licenceAction: { answer: true, explanation: ' ' },
          exclusion: { answer: false, explanation: null },
          claims: { answer: null, explanation: null },
        },
      }),
    );
    expect(asked).toEqual(
      expect.arrayContaining([
        'groupName',
        'specialtyOther',
        'workAuthorizationExpiresOn',
        'disclosures',
        'disclosures.licenceAction.explanation',
      ]),
    );
  });

  it('holds dates and years in their order', () => {
    const checks = providerFieldChecks(
      {
        ...PROVIDER,
        licences: [
          { region: 'OH', number: '123', issuedOn: '2028-01-01', expiresOn: '2027-01-01', status: 'Active' },
        ],
        boardCertifications: [
          {
            board: 'ABPath',
            kind: 'Subspecialty',
            subspecialtyName: null,
            year: 2027,
            lifetime: false,
            expiresOn: null,
          },
        ],
        fellowship: [{ name: 'Derm', place: 'Example', fromYear: 2016, toYear: 2015 }],
        workingHours: [{ weekday: 1, from: '16:00', to: '08:00' }],
        timeZone: 'Mars/Base',
      },
      TODAY,
    );
    expect(errorsOf(checks)).toEqual([
      'licences.0.issuedOn',
      'boardCertifications.0.year',
      'boardCertifications.0.expiresOn',
      'boardCertifications.0.subspecialtyName',
      'fellowship.0.toYear',
      'workingHours.0.to',
      'timeZone',
    ]);
  });

  it('needs a fresh proof of address and a file of each licence', () => {
    const licence = {
      number: '123',
      issuedOn: '2019-01-01',
      expiresOn: '2027-01-01',
      status: 'Active',
    } as const;
    const form = {
      ...PROVIDER,
      licences: [
        { ...licence, region: 'OH' },
        { ...licence, region: 'CO' },
      ],
    };
    const given = [
      { kind: 'cv', region: null, issuedOn: null },
      { kind: 'malpractice', region: null, issuedOn: null },
      { kind: 'licence', region: 'OH', issuedOn: null },
      { kind: 'proof_of_address', region: null, issuedOn: '2026-08-01' },
    ] as const;
    expect(fieldErrorsOf(providerDocumentChecks(form, given, TODAY))).toEqual({
      proof_of_address: ['Proof of address is required'],
      licence: ['A file of the CO licence is required'],
    });
    expect(fieldErrorsOf(providerDocumentChecks(form, [], TODAY))).toMatchObject({
      licence: ['A file of each of these licences is required: OH, CO'],
    });
  });
});

describe('the form of a facility', () => {
  it('asks for the contract laboratory, the scanners and the address that it names', () => {
    const form: FacilityFormZodType = {
      ...FACILITY,
      labArrangement: 'Contract Lab',
      slideDelivery: 'Upload_the_Slide_Images',
      address: address('US', 'CO', '80014'),
      billingContact: { ...CONTACT, sameAsFacility: false, address: null },
      contractLab: { name: 'Example', clia: null },
    };
    const missing = errorsOf(facilityMissingChecks(form));
    expect(missing).toEqual(
      expect.arrayContaining([
        'contractLab.clia',
        'scanners',
        'billingContact.address',
        'clia',
        'npi',
        'taxId',
      ]),
    );
    expect([hasLaboratory(form), hasLaboratory(FACILITY)]).toEqual([true, false]);
    expect(errorsOf(facilityDocumentChecks(form, []))).toEqual(['clia_certificate']);
    expect(errorsOf(facilityDocumentChecks(FACILITY, []))).toEqual([]);
  });

  it('turns an expired certificate and a wrong postal code away', () => {
    const form: FacilityFormZodType = {
      ...FACILITY,
      cliaCertificate: { kind: 'waiver', expiresOn: '2026-11-20' },
      address: address('Canada', 'ON', '12345'),
    };
    expect(fieldErrorsOf(facilityFieldChecks(form, TODAY))).toEqual({
      'address.postalCode': ['Enter a valid postal code'],
      'cliaCertificate.expiresOn': ['CLIA certificate has expired'],
    });
  });
});

describe('what all forms share', () => {
  it('a signature has every tick and a name', () => {
    const ticks = { signedName: 'Maren Quill', terms: true, privacy: true, eSignature: true };
    expect([consentCheck(ticks)[1], consentCheck({ ...ticks, privacy: false })[1]]).toEqual([
      null,
      'Accept the terms to continue',
    ]);
    const signed = { signedName: 'Anselm Pike', agreement: true, baa: true };
    expect([agreementCheck(signed)[1], agreementCheck({ ...signed, signedName: '   ' })[1]]).toEqual([
      null,
      'Sign the agreement to continue',
    ]);
  });

  it('a name has two parts', () => {
    expect(namePartsOf(' Ana  Maria Rue ')).toEqual({ firstName: 'Ana Maria', lastName: 'Rue' });
    expect(namePartsOf('Cher')).toEqual({ firstName: 'Cher', lastName: 'Cher' });
    const other = { organisation: 'Ex', organisationKind: null, email: 'a@b.co', leadSource: null } as const;
    const form = { ...other, phone: CONTACT.phone, country: null, region: null, interest: 'Ten letters' };
    expect(errorsOf(otherChecks({ ...form, contactName: 'R2 D2' }))).toEqual(['contactName']);
  });

  it('days, years and zones are real ones', () => {
    expect([isFreshProof('2026-08-23', TODAY), isFreshProof('2026-08-22', TODAY)]).toEqual([true, false]);
    expect([isFreshProof(null, TODAY), isFreshProof('2026-11-22', TODAY)]).toEqual([false, false]);
    expect([yearError(1950, TODAY), yearError(2026, TODAY)]).toEqual([null, null]);
    expect([yearError(1949, TODAY), yearError(2027, TODAY)]).not.toContain(null);
    expect([timeZoneError('America/Denver'), timeZoneError('Nowhere')]).toEqual([null, 'Choose a time zone']);
  });
});
