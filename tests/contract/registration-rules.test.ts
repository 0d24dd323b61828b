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
import {
  BAD_PHONE,
  type Changes,
  CONTACT,
  FACILITIES,
  FACILITY_RULES,
  FACILITY_SHAPES,
  LICENCE,
  NAME_SIGNS,
  NP,
  PROVIDER_RULES,
  PROVIDER_SHAPES,
  TODAY,
  whole,
} from './registration-rules.rows.ts';

let client: MockClient;
let admin: string;
beforeAll(async () => {
  ({ client } = mockInProcess({ world: plainDemo, now: () => START }));
  admin = await client.logIn('admin');
});

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
  it.each(PROVIDER_SHAPES)(
    'with %j: at %s “%s” on the form and on the server',
    async (changes, field, text) => {
      const form = { ...PROVIDER_FORM, email: nextAddress(), ...changes };
      expect(formErrors(providerPlan, form)[formNameOf(field)]).toEqual([text]);
      const told = await serverErrors('registerProvider', { ...PROVIDER_PUBLIC, form }, null);
      expect(told).toEqual({ [`form.${field}`]: [text] });
    },
  );

  it.each(FACILITY_SHAPES)(
    'with %j: at %s “%s” on the form of a facility and on the server',
    async (form, field, text) => {
      const whole = { ...FACILITY_FORM, ...form };
      expect(formErrors(facilityPlan, whole)[field]).toEqual([text]);
      const told = await serverErrors('registerFacility', { ...FACILITY_PUBLIC, form: whole }, null);
      expect(told).toEqual({ [`form.${field}`]: [text] });
    },
  );
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
