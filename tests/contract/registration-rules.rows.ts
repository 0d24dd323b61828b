import { formNameOf } from '#app/core/forms/wire-names.ts';
import { FACILITY_FORM, PROVIDER_FORM, USER_FORM } from './registration-forms.ts';

export const TODAY = '2026-11-21';

export type Changes = Readonly<Record<string, unknown>>;
/**
 * One rule: what is changed of a good form, where the server complains, and the exact text. Where the form complains is
 * worked out of it, unless the field that a person sees is a part of what the server names.
 */
export type Rule = readonly [changes: Changes, field: string, text: string, formField?: string];

export const whole = (rules: readonly Rule[]) =>
  rules.map(([changes, field, text, formField = formNameOf(field)]): [Changes, string, string, string] => [
    changes,
    field,
    text,
    formField,
  ]);

export const [LICENCE] = PROVIDER_FORM.licences;
const US = PROVIDER_FORM.address;
const CANADA = { ...US, country: 'Canada', region: 'ON', postalCode: 'K1A 0B1' };
export const [SITE] = PROVIDER_FORM.readingSites;
export const BAD_PHONE = 'Invalid phone number format. Must start with + and follow a valid pattern.';
export const NAME_SIGNS = (label: string): string => `${label} has characters that are not allowed`;
const SAYS_YES = { answer: true, explanation: null };
export const YEAR = 'Enter a year between 1950 and now';
export const CLIA = 'CLIA number must be 2 digits, the letter D and 7 digits';

export const PROVIDER_RULES: readonly Rule[] = [
  [{ firstName: 'M4ren' }, 'firstName', NAME_SIGNS('First name')],
  [{ middleName: 'B_' }, 'middleName', NAME_SIGNS('Middle name')],
  [{ lastName: 'Quill1' }, 'lastName', NAME_SIGNS('Last name')],
  [{ email: 'a@b' }, 'email', 'Enter a valid email address'],
  [{ email: 'two@signs@example.org' }, 'email', 'Enter a valid email address'],
  [{ phone: '+1 555' }, 'phone', BAD_PHONE],
  [{ phone: '+0 555 010 0123' }, 'phone', 'Invalid country code.'],
  [{ address: { ...US, region: null } }, 'address.region', 'State or province is required'],
  [{ address: { ...US, postalCode: '4300' } }, 'address.postalCode', 'Enter a valid ZIP code'],
  [{ address: { ...CANADA, postalCode: 'D1A 0B1' } }, 'address.postalCode', 'Enter a valid postal code'],
  [{ accountType: null }, 'accountType', 'Account type is required'],
  [{ accountType: 'Physician_Group' }, 'groupName', 'Group name is required'],
  [{ specialty: null }, 'specialty', 'Specialty is required'],
  [{ specialty: 'Other' }, 'specialtyOther', 'Specialty is required'],
  [{ degree: null }, 'degree', 'Degree is required'],
  [{ npi: null }, 'npi', 'NPI is required'],
  [{ npi: '1234567898' }, 'npi', 'NPI is not valid. Check the digits.'],
  [{ address: CANADA, npi: null }, 'mincOrCollegeNumber', 'College registration number is required'],
  [{ licences: [] }, 'licences', 'Add at least one licence'],
  [
    { licences: [{ ...LICENCE, expiresOn: TODAY }] },
    'licences.0.expiresOn',
    'Expiry date must be in the future',
  ],
  [{ licences: [LICENCE, LICENCE] }, 'licences.1.region', 'Two licences for OH'],
  [
    { licences: [{ ...LICENCE, issuedOn: '2027-07-01' }] },
    'licences.0.issuedOn',
    'Issue date must be before the expiry date',
  ],
  [{ boardEligible: false }, 'boardCertifications', 'Board certification is required'],
  [{ subspecialties: [] }, 'subspecialties', 'Choose at least one subspecialty'],
  [{ workAuthorization: null }, 'workAuthorization', 'Work authorisation is required'],
  ...['Work_Visa', 'EAD', 'Student_Visa'].map(
    (workAuthorization): Rule => [
      { workAuthorization },
      'workAuthorizationExpiresOn',
      'Expiry date is required',
    ],
  ),
  [{ experienceYears: null }, 'experienceYears', 'Experience is required'],
  [{ wsiExperienceYears: null }, 'wsiExperienceYears', 'Experience is required'],
  [
    { malpractice: { ...PROVIDER_FORM.malpractice, expiresOn: '2026-11-20' } },
    'malpractice.expiresOn',
    'Malpractice cover has expired',
  ],
  [{ readingSites: [] }, 'readingSites', 'Add the place where you will read cases'],
  [{ disclosures: null }, 'disclosures', 'Answer every question', 'disclosures.licenceAction.answer'],
  [
    { disclosures: { ...PROVIDER_FORM.disclosures, claims: SAYS_YES } },
    'disclosures.claims.explanation',
    'Explanation is required',
  ],
];

export const CONTACT = FACILITY_FORM.primaryContact;
export const FACILITY_RULES: readonly Rule[] = [
  [{ displayName: null }, 'displayName', 'Facility name is required'],
  [{ organisationKind: null }, 'organisationKind', 'Organisation kind is required'],
  [{ facilityType: null }, 'facilityType', 'Facility type is required'],
  [{ labArrangement: null }, 'labArrangement', 'Lab arrangement is required'],
  [
    { labArrangement: 'Contract Lab', contractLab: null },
    'contractLab',
    'Contract laboratory is required',
    'contractLab.name',
  ],
  [
    { labArrangement: 'Contract Lab', contractLab: { name: 'Lab', clia: null } },
    'contractLab.clia',
    'CLIA number is required',
  ],
  [{ clia: null }, 'clia', 'CLIA number is required'],
  [
    { cliaCertificate: { kind: 'waiver', expiresOn: '2026-11-20' } },
    'cliaCertificate.expiresOn',
    'CLIA certificate has expired',
  ],
  [{ address: CANADA }, 'provincialLabLicence', 'Laboratory licence number is required'],
  [{ npi: null }, 'npi', 'NPI is required'],
  [{ taxId: null }, 'taxId', 'Tax ID is required'],
  [{ labDirector: null }, 'labDirector', 'Laboratory director is required', 'labDirector.name'],
  [{ primaryContact: { ...CONTACT, email: 'x' } }, 'primaryContact.email', 'Enter a valid email address'],
  [{ primaryContact: { ...CONTACT, phone: '555' } }, 'primaryContact.phone', BAD_PHONE],
  [{ billingContact: null }, 'billingContact', 'Billing contact is required', 'billingContact.name'],
  [{ billingModel: null }, 'billingModel', 'Billing model is required'],
  [{ caseScope: null }, 'caseScope', 'Case scope is required'],
  [{ service: null }, 'service', 'Service is required'],
  [{ slideDelivery: null }, 'slideDelivery', 'Slide delivery is required'],
  [{ volumes: [] }, 'volumes', 'Case volume is required'],
  [{ slideDelivery: 'Upload_the_Slide_Images' }, 'scanners', 'Add at least one scanner'],
  [{ timeZone: 'Mars/Base' }, 'timeZone', 'Choose a time zone'],
];

type ShapeRow = readonly [changes: Changes, field: string, text: string];

/** Numbers that cannot be one: what they break is the contract's own shape, before any rule. */
export const PROVIDER_SHAPES: readonly ShapeRow[] = [
  [{ npi: '123456789' }, 'npi', 'NPI must have 10 digits'],
  [{ npi: '3234567893' }, 'npi', 'NPI is not valid. Check the digits.'],
  [{ residency: { place: 'Example', year: 1949 } }, 'residency.year', YEAR],
  [{ medicalSchool: { place: 'Example', year: 1949 } }, 'medicalSchool.year', YEAR],
  [{ readingSites: [{ ...SITE, clia: '5D12' }] }, 'readingSites.0.clia', CLIA],
];
export const FACILITY_SHAPES: readonly ShapeRow[] = [
  [{ clia: '06E1234567' }, 'clia', CLIA],
  [{ contractLab: { name: 'Lab', clia: '5D12' }, labArrangement: 'Contract Lab' }, 'contractLab.clia', CLIA],
  [{ taxId: '12-345678' }, 'taxId', 'Tax ID must have 9 digits'],
];

export const NP = { ...USER_FORM, userType: 'Facility_NP', role: 'Facility_NP' };
export const FACILITIES = [{ value: 'fac_demo-1', label: 'Demo' }];

type RangeRow = readonly [changes: Changes, formField: string, told: string, serverField: string];

const LONG = (most: number): string => 'x'.repeat(most + 1);
const volume = (perMonth: number) => ({ volumes: [{ kind: 'skin biopsies', perMonth }] });
const scanner = (mpp: number) => ({
  slideDelivery: 'Upload_the_Slide_Images',
  scanners: [{ make: 'Example', model: 'One', mpp, fileTypes: ['.svs'] }],
});
const licence = (changes: Changes) => ({ licences: [{ ...LICENCE, ...changes }] });
const VOLUME = 'Enter a whole number from 0 to 100000';
const MPP = 'Enter a number from 0.1 to 1';

/** What is empty, too long, too small or no date: the contract's own shape says so on the server, the form in words. */
export const PROVIDER_RANGES: readonly RangeRow[] = [
  [{ firstName: '' }, 'firstName', 'First name is required', 'firstName'],
  [{ lastName: '' }, 'lastName', 'Last name is required', 'lastName'],
  [licence({ number: '' }), 'licences[0].number', 'Licence number is required', 'licences.0.number'],
  [licence({ number: '12' }), 'licences[0].number', 'Use 3 to 20 characters', 'licences.0.number'],
  [licence({ number: LONG(20) }), 'licences[0].number', 'Use 3 to 20 characters', 'licences.0.number'],
  [licence({ issuedOn: '2019-13-45' }), 'licences[0].issuedOn', 'Enter a valid date', 'licences.0.issuedOn'],
  [
    { malpractice: { ...PROVIDER_FORM.malpractice, expiresOn: '2027-02-30' } },
    'malpractice.expiresOn',
    'Enter a valid date',
    'malpractice.expiresOn',
  ],
];
export const FACILITY_RANGES: readonly RangeRow[] = [
  [{ legalName: '' }, 'legalName', 'Facility name is required', 'legalName'],
  [{ legalName: 'x' }, 'legalName', 'Use 2 to 120 characters', 'legalName'],
  [{ displayName: LONG(120) }, 'displayName', 'Use 2 to 120 characters', 'displayName'],
  ...[-1, 100_001, 1.5].map(
    (perMonth): RangeRow => [volume(perMonth), 'volumes[0].perMonth', VOLUME, 'volumes.0.perMonth'],
  ),
  ...[0.09, 1.01].map((mpp): RangeRow => [scanner(mpp), 'scanners[0].mpp', MPP, 'scanners.0.mpp']),
];
export const OTHER_RANGES: readonly RangeRow[] = [
  [{ organisation: '' }, 'organisation', 'Organisation name is required', 'organisation'],
  [{ contactName: '' }, 'contactName', 'Contact name is required', 'contactName'],
  [{ interest: '' }, 'interest', 'Interest is required', 'interest'],
  [{ interest: 'too short' }, 'interest', 'Use 10 to 1000 characters', 'interest'],
  [{ interest: LONG(1000) }, 'interest', 'Use 10 to 1000 characters', 'interest'],
];

/** The last values that are good. */
export const AT_THE_EDGE = [volume(0), volume(100_000), scanner(0.1), scanner(1)];
