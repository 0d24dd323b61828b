import { beforeAll, describe, expect, it } from 'vitest';
import { capWarning } from '#app/core/forms/cap.ts';
import { formNameOf } from '#app/core/forms/wire-names.ts';
import { fieldsOf } from '#app/core/objects.ts';
import { EmailForm, NewPasswordForm, OwnPasswordForm } from '#app/features/auth/password/password-forms.ts';
import { withStep } from '#app/features/registration/parse-plan.ts';
import type { Plan, PlanStep, Typed } from '#app/features/registration/plan.ts';
import { facilityPlan, facilitySigning } from '#app/features/registration/plans/facility-plan.ts';
import { otherPlan, staffPlan, userPlan } from '#app/features/registration/plans/people-plans.ts';
import { providerPlan, providerSigning } from '#app/features/registration/plans/provider-plan.ts';
import { readPlan, typedOf } from '#app/features/registration/read-plan.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { makeKeyed, plainDemo, START } from './business-people.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import {
  FACILITY_FORM,
  FACILITY_PUBLIC,
  OTHER_FORM,
  PROVIDER_FORM,
  PROVIDER_PUBLIC,
  STAFF_FORM,
  USER_FORM,
} from './registration-forms.ts';

const TODAY = '2026-11-21';
let client: MockClient;
let admin: string;
beforeAll(async () => {
  ({ client } = mockInProcess({ world: plainDemo, now: () => START }));
  admin = await client.logIn('admin');
});

type Changes = Readonly<Record<string, unknown>>;
/**
 * One rule: what is changed of a good form, where the server complains, and the exact text. Where the form complains is
 * worked out of it, unless the field that a person sees is a part of what the server names.
 */
type Rule = readonly [changes: Changes, field: string, text: string, formField?: string];

const whole = (rules: readonly Rule[]) =>
  rules.map(([changes, field, text, formField = formNameOf(field)]): [Changes, string, string, string] => [
    changes,
    field,
    text,
    formField,
  ]);

/** What the form says at its fields of answers that are given as the wire has them. */
function formErrors<Form>(plan: Plan<Form>, form: Changes, beside: Typed = {}): Record<string, string[]> {
  const read = readPlan(plan, { ...typedOf(plan, form), ...beside }, TODAY);
  return read.ok ? {} : { ...read.errors };
}

async function serverErrors(operation: OperationId, body: unknown, as: string | null) {
  const answer = await client.ask(operation, { body, headers: makeKeyed(), as });
  return (answer.body as { readonly data: Readonly<Record<string, string[]>> | null }).data ?? {};
}

let address = 0;
/** Each form of a visitor comes from an address of its own, which is counted apart. */
const nextAddress = (): string => `person${String((address += 1))}@example.org`;

const [LICENCE] = PROVIDER_FORM.licences;
const US = PROVIDER_FORM.address;
const CANADA = { ...US, country: 'Canada', region: 'ON', postalCode: 'K1A 0B1' };
const [SITE] = PROVIDER_FORM.readingSites;
const BAD_PHONE = 'Invalid phone number format. Must start with + and follow a valid pattern.';
const NAME_SIGNS = (label: string): string => `${label} has characters that are not allowed`;
const SAYS_YES = { answer: true, explanation: null };
const YEAR = 'Enter a year between 1950 and now';
const CLIA = 'CLIA number must be 2 digits, the letter D and 7 digits';

const PROVIDER_RULES: readonly Rule[] = [
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
  [{ workAuthorization: null }, 'workAuthorization', 'Work authorization is required'],
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

const CONTACT = FACILITY_FORM.primaryContact;
const FACILITY_RULES: readonly Rule[] = [
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

const NP = { ...USER_FORM, userType: 'Facility_NP', role: 'Facility_NP' };
const FACILITIES = [{ value: 'fac_demo-1', label: 'Demo' }];

describe('domain 3.2, a provider', () => {
  it.each(whole(PROVIDER_RULES))(
    'with %j: at %s “%s”, on the form and on the server',
    async (changes, field, text, formField) => {
      const form = { ...PROVIDER_FORM, email: nextAddress(), ...changes };
      expect(formErrors(providerPlan, form)[formField]).toEqual([text]);
      const told = await serverErrors('registerProvider', { ...PROVIDER_PUBLIC, form }, null);
      expect(told[field]?.[0]).toBe(text);
    },
  );

  it.each(['firstName', 'lastName'] as const)('an empty %s is asked for by the form', (field) => {
    const text = field === 'firstName' ? 'First name is required' : 'Last name is required';
    expect(formErrors(providerPlan, { ...PROVIDER_FORM, [field]: '' })[field]).toEqual([text]);
  });

  it('an empty number of a licence and a date that is none are named by the form', () => {
    const licence = { ...LICENCE, number: '' };
    expect(formErrors(providerPlan, { ...PROVIDER_FORM, licences: [licence] })).toEqual({
      'licences[0].number': ['Licence number is required'],
    });
    const row = { ...LICENCE, issuedOn: '13/45/2019', expiresOn: '06/30/2027' };
    expect(formErrors(providerPlan, PROVIDER_FORM, { licences: [row] })).toEqual({
      'licences[0].issuedOn': ['Enter a valid date'],
    });
  });
});

describe('domain 3.3, a facility', () => {
  it.each(whole(FACILITY_RULES))(
    'with %j: at %s “%s”, on the form and on the server',
    async (changes, field, text, formField) => {
      const form = { ...FACILITY_FORM, ...changes };
      const contact = { ...CONTACT, email: nextAddress(), ...fieldsOf(changes['primaryContact']) };
      expect(formErrors(facilityPlan, form)[formField]).toEqual([text]);
      const body = { ...FACILITY_PUBLIC, form: { ...form, primaryContact: contact } };
      expect((await serverErrors('registerFacility', body, null))[field]?.[0]).toBe(text);
    },
  );

  it('a number of CAP that looks wrong is warned about and let through', async () => {
    expect(capWarning('12345')).toBe('CAP numbers usually have 7 digits. Check the number.');
    const form = { ...FACILITY_FORM, cap: '12345', primaryContact: { ...CONTACT, email: nextAddress() } };
    expect(formErrors(facilityPlan, form)).toEqual({});
    expect(await serverErrors('registerFacility', { ...FACILITY_PUBLIC, form }, null)).toEqual({});
  });
});

/** What the shape of the contract refuses before any rule is asked: the person reads the rule all the same. */
describe('a number that cannot be one', () => {
  it.each<[Changes, string, string]>([
    [{ npi: '123456789' }, 'npi', 'NPI must have 10 digits'],
    [{ npi: '3234567893' }, 'npi', 'NPI is not valid. Check the digits.'],
    [{ residency: { place: 'Example', year: 1949 } }, 'residency.year', YEAR],
    [{ medicalSchool: { place: 'Example', year: 1949 } }, 'medicalSchool.year', YEAR],
    [{ readingSites: [{ ...SITE, clia: '5D12' }] }, 'readingSites.0.clia', CLIA],
  ])('with %j: at %s “%s” on the form, and refused by the server', async (changes, field, text) => {
    const form = { ...PROVIDER_FORM, email: nextAddress(), ...changes };
    expect(formErrors(providerPlan, form)[formNameOf(field)]).toEqual([text]);
    const told = await serverErrors('registerProvider', { ...PROVIDER_PUBLIC, form }, null);
    expect(Object.keys(told)).toEqual([`form.${field}`]);
  });

  it.each<[Changes, string, string]>([
    [{ clia: '06E1234567' }, 'clia', CLIA],
    [{ taxId: '12-345678' }, 'taxId', 'Tax ID must have 9 digits'],
  ])('with %j: at %s “%s” on the form of a facility too', async (form, field, text) => {
    const whole = { ...FACILITY_FORM, ...form };
    expect(formErrors(facilityPlan, whole)[field]).toEqual([text]);
    const told = await serverErrors('registerFacility', { ...FACILITY_PUBLIC, form: whole }, null);
    expect(Object.keys(told)).toEqual([`form.${field}`]);
  });
});

describe('the signature under a form', () => {
  const signed = { terms: 'on', privacy: 'on', eSignature: 'on', signedName: 'Maren Quillfeather' };
  it.each<[string, PlanStep, Typed, string, string]>([
    [
      'a common one',
      providerSigning,
      { password: 'password1234' },
      'password',
      'This password is too common',
    ],
    [
      'the own address',
      providerSigning,
      { password: 'Maren@example.org' },
      'password',
      'This password is too common',
    ],
    [
      'terms',
      providerSigning,
      { consent: { ...signed, terms: undefined } },
      'consent',
      'Accept the terms to continue',
    ],
    [
      'privacy',
      providerSigning,
      { consent: { ...signed, privacy: undefined } },
      'consent',
      'Accept the terms to continue',
    ],
    [
      'the electronic signature',
      providerSigning,
      { consent: { ...signed, eSignature: undefined } },
      'consent',
      'Accept the terms to continue',
    ],
  ])('%s is refused by both', async (_, step, typed, field, text) => {
    const whole = { password: PROVIDER_PUBLIC.password, consent: signed, ...typed };
    const errors = formErrors(withStep(providerPlan, step), PROVIDER_FORM, whole);
    expect(Object.entries(errors)).toEqual([[expect.stringMatching(`^${field}`), [text]]]);
    const told = await serverErrors(
      'registerProvider',
      {
        ...PROVIDER_PUBLIC,
        password: whole.password,
        consent: {
          signedName: signed.signedName,
          ...Object.fromEntries(
            ['terms', 'privacy', 'eSignature'].map((tick) => [
              tick,
              Reflect.get(whole.consent, tick) === 'on',
            ]),
          ),
        },
      },
      null,
    );
    expect(told).toEqual({ [field]: [text] });
  });

  it.each(['agreement', 'baa'])('a facility signs the %s', async (tick) => {
    const agreement = { agreement: 'on', baa: 'on', signedName: 'Anselm Pike', [tick]: undefined };
    const typed = { password: FACILITY_PUBLIC.password, agreement };
    const plan = withStep(facilityPlan, facilitySigning);
    expect(formErrors(plan, FACILITY_FORM, typed)).toEqual({
      [`agreement.${tick}`]: ['Sign the agreement to continue'],
    });
    const body = { ...FACILITY_PUBLIC, agreement: { ...FACILITY_PUBLIC.agreement, [tick]: false } };
    expect(await serverErrors('registerFacility', body, null)).toEqual({
      agreement: ['Sign the agreement to continue'],
    });
  });
});

describe('domain 3.4 and 3.5, users, staff and others', () => {
  const errorsOf = {
    user: (form: Changes) => formErrors(userPlan(FACILITIES), form),
    staff: (form: Changes) => formErrors(staffPlan, form),
    other: (form: Changes) => formErrors(otherPlan, form),
  };
  const operations = {
    user: 'registerUser',
    staff: 'registerOperatorStaff',
    other: 'registerOther',
  } as const;

  it.each<[keyof typeof errorsOf, Changes, string, string]>([
    ['user', { ...USER_FORM, facilityId: null }, 'facilityId', 'Choose a facility'],
    ['user', { ...USER_FORM, email: 'a@b' }, 'email', 'Enter a valid email address'],
    ['user', { ...USER_FORM, phone: '555' }, 'phone', BAD_PHONE],
    ['user', { ...USER_FORM, firstName: 'L1nus' }, 'firstName', NAME_SIGNS('First name')],
    ['user', { ...NP, npi: '1234567898' }, 'npi', 'NPI is not valid. Check the digits.'],
    ['staff', { ...STAFF_FORM, staffRole: null }, 'staffRole', 'Staff role is required'],
    ['staff', { ...STAFF_FORM, lastName: 'Ok0ro' }, 'lastName', NAME_SIGNS('Last name')],
    ['other', { ...OTHER_FORM, region: null }, 'region', 'State or province is required'],
    ['other', { ...OTHER_FORM, contactName: 'R2 D2' }, 'contactName', NAME_SIGNS('Contact name')],
    ['other', { ...OTHER_FORM, phone: '+000 555 010 0170' }, 'phone', 'Invalid country code.'],
  ])('%s with %j: at %s “%s”, on the form and on the server', async (kind, form, field, text) => {
    expect(errorsOf[kind](form)[field]).toEqual([text]);
    expect((await serverErrors(operations[kind], { form }, admin))[field]?.[0]).toBe(text);
  });

  it('what another has already is told by the server alone: an address, an NPI', async () => {
    const taken = await serverErrors(
      'registerUser',
      { form: { ...USER_FORM, email: 'np@example.org' } },
      admin,
    );
    expect(taken).toEqual({ email: ['An account with this email already exists'] });
    await serverErrors('registerProvider', { form: { ...PROVIDER_FORM, email: nextAddress() } }, admin);
    const second = { ...PROVIDER_FORM, email: nextAddress() };
    expect(await serverErrors('registerProvider', { form: second }, admin)).toEqual({
      npi: ['This NPI is already registered'],
    });
  });

  it('an interest is ten to a thousand characters long', () => {
    const errors = formErrors(otherPlan, { ...OTHER_FORM, interest: 'too short' });
    expect(Object.keys(errors)).toEqual(['interest']);
    expect(formErrors(otherPlan, { ...OTHER_FORM, organisation: '' })).toEqual({
      organisation: ['Organisation name is required'],
    });
  });
});

describe('domain 3.12, the forms of passwords', () => {
  const words = 'seven quiet otters swim';
  it.each([
    [EmailForm, { email: 'nobody' }, 'email', 'Enter a valid email address'],
    [
      NewPasswordForm,
      { newPassword: 'short', repeatPassword: 'short' },
      'newPassword',
      'Password must have at least 12 characters',
    ],
    [
      NewPasswordForm,
      { newPassword: 'password1234', repeatPassword: 'password1234' },
      'newPassword',
      'This password is too common',
    ],
    [
      NewPasswordForm,
      { newPassword: words, repeatPassword: `${words}!` },
      'repeatPassword',
      'Passwords do not match',
    ],
    [
      OwnPasswordForm,
      { newPassword: words, repeatPassword: words },
      'currentPassword',
      'Current password is required',
    ],
  ])('%# say “%s” what the server says', (form, typed, field, text) => {
    const read = form.safeParse(typed);
    const told = read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(told).toEqual([[field, text]]);
  });
});
