import { describe, expect, it } from 'vitest';
import { zProviderForm } from '#contracts/generated/schemas/provider-form.ts';
import { withStep } from './parse-plan.ts';
import { withGaps } from './plan.ts';
import { facilityPlan } from './plans/facility-plan.ts';
import { otherPlan } from './plans/people-plans.ts';
import { providerPlan, providerSigning } from './plans/provider-plan.ts';
import { errorsOf, formOf } from './read-plan.test-support.ts';
import { typedOf } from './read-plan.ts';
import { ADDRESS, FACILITY, PROVIDER } from './typed-forms.test-support.ts';

describe('a form that is filled in bit by bit', () => {
  const reached = {
    firstName: 'Maren',
    lastName: 'Quillfeather',
    email: 'maren@example.org',
    phone: '+1 555 010 0123',
  };
  const named = {
    legalName: 'Pikestaff',
    primaryContact: { name: 'Anselm Pike', email: 'anselm@example.org', phone: '+1 555 010 0142' },
  };

  it('is read with what is missing, of a provider and of a facility', () => {
    expect(formOf(withGaps(providerPlan), reached)).toMatchObject({ ...reached, degree: null, licences: [] });
    expect(formOf(withGaps(facilityPlan), named)).toMatchObject({ ...named, address: null });
  });

  it('is held to the rules of what is given, and to what it cannot be kept without', () => {
    expect(
      errorsOf(withGaps(providerPlan), {
        ...reached,
        lastName: '',
        npi: '12345',
        address: { country: 'US' },
      }),
    ).toEqual({
      lastName: ['Last name is required'],
      npi: ['NPI must have 10 digits'],
      'address.line1': ['Address is required'],
      'address.city': ['City is required'],
      'address.postalCode': ['ZIP or postal code is required'],
    });
  });

  it('of somebody who is registered by the operator to the end has no gaps', () => {
    expect(errorsOf(withGaps(otherPlan), {})).toHaveProperty('interest', ['Interest is required']);
  });
});

describe('S2.5-08 the form of a provider', () => {
  it('is read as the contract has it, each answer as it is sent', () => {
    expect(formOf(providerPlan, PROVIDER)).toMatchObject({
      phone: '+1 (555) 010-0123',
      middleName: null,
      boardEligible: true,
      boardCertifications: [],
      licences: [{ issuedOn: '2019-07-01', expiresOn: '2027-06-30' }],
      malpractice: { perClaim: 1_000_000 },
      readingSites: [{ clia: '05D1234567', vpn: true }],
      workingHours: [{ weekday: 1 }],
      disclosures: { claims: { answer: false, explanation: null } },
    });
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      'a phone',
      { phone: '555' },
      { phone: 'Invalid phone number format. Must start with + and follow a valid pattern.' },
    ],
    ['a country code', { phone: '+000 555 010 0123' }, { phone: 'Invalid country code.' }],
    ['an email', { email: 'a@b' }, { email: 'Enter a valid email address' }],
    ['a name', { firstName: 'R2-D2' }, { firstName: 'First name has characters that are not allowed' }],
    ['a missing name', { lastName: ' ' }, { lastName: 'Last name is required' }],
    ['ten digits', { npi: '12345' }, { npi: 'NPI must have 10 digits' }],
    ['the check digit', { npi: '1234567898' }, { npi: 'NPI is not valid. Check the digits.' }],
    [
      'a ZIP code',
      { address: { ...ADDRESS, postalCode: '4300' } },
      { 'address.postalCode': 'Enter a valid ZIP code' },
    ],
    [
      'a state',
      { address: { ...ADDRESS, region: '' } },
      { 'address.region': 'State or province is required' },
    ],
    ['a group', { accountType: 'Physician_Group' }, { groupName: 'Group name is required' }],
    ['no licence', { licences: [] }, { licences: 'Add at least one licence' }],
    [
      'a certificate',
      { boardEligible: undefined },
      { boardCertifications: 'Board certification is required' },
    ],
    ['no subspecialty', { subspecialties: [] }, { subspecialties: 'Choose at least one subspecialty' }],
    ['a visa', { workAuthorization: 'EAD' }, { workAuthorizationExpiresOn: 'Expiry date is required' }],
    ['no place to read', { readingSites: [] }, { readingSites: 'Add the place where you will read cases' }],
    [
      'a cover that has ended',
      { malpractice: { ...PROVIDER.malpractice, expiresOn: '11/20/2026' } },
      { 'malpractice.expiresOn': 'Malpractice cover has expired' },
    ],
    [
      'a day',
      { licences: [{ ...PROVIDER.licences[0], issuedOn: '13/45/2019' }] },
      { 'licences[0].issuedOn': 'Enter a valid date' },
    ],
    [
      'a time',
      { workingHours: [{ weekday: '1', from: '9:00', to: '25:00' }] },
      {
        'workingHours[0].from': 'Enter a time with four digits, such as 09:00',
        'workingHours[0].to': 'Enter a time with four digits, such as 09:00',
      },
    ],
    [
      'a comma that divides no thousands',
      { malpractice: { ...PROVIDER.malpractice, perClaim: '12,50' } },
      { 'malpractice.perClaim': 'Enter a number such as 2500' },
    ],
    [
      'a number that is not in digits',
      { malpractice: { ...PROVIDER.malpractice, perClaim: '1e6', aggregate: 'Infinity' } },
      {
        'malpractice.perClaim': 'Enter a number such as 2500',
        'malpractice.aggregate': 'Enter a number such as 2500',
      },
    ],
    [
      'a licence that has ended',
      { licences: [{ ...PROVIDER.licences[0], expiresOn: '11/21/2026' }] },
      { 'licences[0].expiresOn': 'Expiry date must be in the future' },
    ],
    [
      'two licences',
      { licences: [PROVIDER.licences[0], PROVIDER.licences[0]] },
      { 'licences[1].region': 'Two licences for OH' },
    ],
    [
      'a CLIA number',
      { readingSites: [{ ...PROVIDER.readingSites[0], clia: '5D12' }] },
      { 'readingSites[0].clia': 'CLIA number must be 2 digits, the letter D and 7 digits' },
    ],
    [
      'an unanswered question',
      { disclosures: {} },
      { 'disclosures.licenceAction.answer': 'Answer every question' },
    ],
    [
      'a yes',
      { disclosures: { ...PROVIDER.disclosures, claims: { answer: 'yes' } } },
      { 'disclosures.claims.explanation': 'Explanation is required' },
    ],
  ])('says of %s what is wrong, at its field', (_, change, expected) => {
    const errors = errorsOf(providerPlan, { ...PROVIDER, ...change });
    expect(errors).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, text]) => [name, [text]])),
    );
  });

  it('asks by the country for its own number, and sends nothing that is not asked for', () => {
    const canada = { ...ADDRESS, country: 'Canada', region: 'ON', postalCode: 'k1a 0b1' };
    expect(errorsOf(providerPlan, { ...PROVIDER, address: canada })).toEqual({
      mincOrCollegeNumber: ['College registration number is required'],
    });
    const form = formOf(providerPlan, {
      ...PROVIDER,
      address: canada,
      mincOrCollegeNumber: 'CPSO 1',
      licences: [{ ...PROVIDER.licences[0], region: 'ON' }],
    });
    expect([form.npi, form.address?.postalCode]).toEqual([null, 'K1A 0B1']);
  });

  it('takes a US number from abroad beside a licence of a US state, by the rules of the number, and asks none', () => {
    const abroad = {
      ...PROVIDER,
      address: { ...ADDRESS, country: 'Other', region: '', postalCode: '50667' },
    };
    const ofOntario = [{ ...PROVIDER.licences[0], region: 'ON' }];
    expect(formOf(providerPlan, { ...abroad, npi: '' }).npi).toBeNull();
    expect(formOf(providerPlan, abroad).npi).toBe(PROVIDER.npi);
    expect(formOf(providerPlan, { ...abroad, licences: ofOntario }).npi).toBeNull();
    expect(errorsOf(providerPlan, { ...abroad, npi: '12345' })).toEqual({ npi: ['NPI must have 10 digits'] });
    expect(errorsOf(providerPlan, { ...PROVIDER, npi: '' })).toEqual({ npi: ['NPI is required'] });
  });

  it('comes back from what is kept as it was typed', () => {
    const form = formOf(providerPlan, PROVIDER);
    expect(formOf(providerPlan, typedOf(providerPlan, form))).toEqual(form);
    expect(zProviderForm.safeParse(form).success).toBe(true);
  });

  it('is sent with a password and every tick, or says what is missing', () => {
    const whole = withStep(providerPlan, providerSigning);
    const errors = errorsOf(whole, { ...PROVIDER, password: 'too short' });
    expect(errors).toMatchObject({
      password: ['Password must have at least 12 characters'],
      'consent.signedName': ['Your full name is required'],
    });
    const consent = { terms: 'on', privacy: 'on', eSignature: 'on', signedName: 'Maren Quillfeather' };
    expect(errorsOf(whole, { ...PROVIDER, password: 'an invented long phrase', consent })).toEqual({});
    expect(
      errorsOf(whole, {
        ...PROVIDER,
        password: 'an invented long phrase',
        consent: { ...consent, privacy: undefined },
      }),
    ).toEqual({ 'consent.privacy': ['Accept the terms to continue'] });
  });
});

describe('S2.5-08 the form of a facility', () => {
  it('is read as the contract has it', () => {
    expect(formOf(facilityPlan, FACILITY)).toMatchObject({
      clia: '06D1234567',
      contractLab: null,
      billingContact: { sameAsFacility: true, address: null },
      volumes: [{ perMonth: 220 }],
      scanners: [],
    });
  });

  it('is told what it lacks in the order of its questions, and of which contact', () => {
    const errors = errorsOf(facilityPlan, {
      ...FACILITY,
      clia: '',
      volumes: [],
      legalName: '',
      primaryContact: {},
      billingContact: { sameAsFacility: 'on' },
    });
    expect(Object.keys(errors)).toEqual([
      'legalName',
      'clia',
      ...['name', 'email', 'phone'].map((name) => `primaryContact.${name}`),
      ...['name', 'email', 'phone'].map((name) => `billingContact.${name}`),
      'volumes',
    ]);
    expect(errors['billingContact.email']).toEqual(['Email of the billing contact is required']);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['its name', { legalName: '' }, { legalName: 'Facility name is required' }],
    ['a CLIA number', { clia: '' }, { clia: 'CLIA number is required' }],
    [
      'a certificate that has ended',
      { cliaCertificate: { kind: 'waiver', expiresOn: '11/20/2026' } },
      { 'cliaCertificate.expiresOn': 'CLIA certificate has expired' },
    ],
    ['a tax id', { taxId: '12' }, { taxId: 'Tax ID must have 9 digits' }],
    ['scanners', { slideDelivery: 'Upload_the_Slide_Images' }, { scanners: 'Add at least one scanner' }],
    [
      'its own laboratory',
      { labDirector: {} },
      {
        'labDirector.name': 'Laboratory director is required',
        'labDirector.degree': 'Degree of the director is required',
        'labDirector.licence': 'Licence of the director is required',
      },
    ],
    ['a zone', { timeZone: 'Mars' }, { timeZone: 'Choose a time zone' }],
  ])('says of %s what is wrong, at its field', (_, change, expected) => {
    const errors = errorsOf(facilityPlan, { ...FACILITY, ...change });
    expect(errors).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, text]) => [name, [text]])),
    );
  });

  it('asks nothing of a laboratory where there is none', () => {
    const none = { ...FACILITY, labArrangement: 'No Lab', clia: 'any', labDirector: { name: 'left over' } };
    expect(formOf(facilityPlan, none)).toMatchObject({
      clia: null,
      cliaCertificate: null,
      labDirector: null,
    });
  });
});
