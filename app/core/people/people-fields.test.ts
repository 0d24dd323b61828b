import { describe, expect, it } from 'vitest';
import { cliaKept, cliaProblem, emailKept, emailProblem } from './addresses.ts';
import { displayNameOf, nameProblem } from './names.ts';
import { npiProblem } from './npi.ts';
import { onboardingGaps } from './onboarding.ts';
import { phoneKept, phoneProblem } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['+1 555 010 0123', '+1 555 010 0123'],
    ['+1 (555) 010-0123', '+1 555 010 0123'],
    ['+15550100123', '+1 555 010 0123'],
    ['+420-555-010-0123', '+420 555 010 0123'],
  ])('may be %s and is kept in one form', (given, kept) => {
    expect([phoneProblem(given), phoneKept(given)]).toEqual([null, kept]);
  });

  it.each([
    '555 010 0123',
    '+1 55 010 0123',
    '+1 555 010 01234',
    '+1234 555 010 0123',
    '+1 (555 010 0123',
    '',
  ])('is not %s', (given) =>
    expect(phoneProblem(given)).toBe(
      'Invalid phone number format. Must start with + and follow a valid pattern.',
    ),
  );

  it.each(['+0 555 010 0123', '+00 555 010 0123', '+000 555 010 0123'])('has a country code: %s', (given) =>
    expect(phoneProblem(given)).toBe('Invalid country code.'),
  );
});

describe('an NPI', () => {
  it.each([
    ['1234567893', null],
    ['1000000004', null],
    ['1234567898', 'NPI is not valid. Check the digits.'],
    ['3234567891', 'NPI is not valid. Check the digits.'],
    ['123456789', 'NPI must have 10 digits'],
    ['12345678931', 'NPI must have 10 digits'],
    ['123456789x', 'NPI must have 10 digits'],
  ])('%s: %s', (npi, problem) => expect(npiProblem(npi)).toBe(problem));

  it('with one wrong digit is never valid', () => {
    for (let at = 1; at < 10; at += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = `${'1234567893'.slice(0, at)}${digit}${'1234567893'.slice(at + 1)}`;
        expect(npiProblem(changed) === null).toBe(changed === '1234567893');
      }
  });
});

describe('names and addresses', () => {
  it('have letters of any script, and no others', () => {
    for (const name of ['Imara', 'O’Neill', "D'Arcy", 'Jean-Luc', 'Łukasz', '山田', 'St. Clair'])
      expect(nameProblem('Last name', name)).toBeNull();
    for (const name of ['R2D2', '<b>', '-Luc'])
      expect(nameProblem('Last name', name)).toBe('Last name has characters that are not allowed');
    expect(nameProblem('Last name', ' ')).toBe('Last name is required');
  });

  it('are shown with the salutation, and with what a nurse practitioner is', () => {
    const name = { salutation: 'Dr.', firstName: 'Imara', lastName: 'Vellacott', role: 'Provider' };
    expect(displayNameOf(name)).toBe('Dr. Imara Vellacott');
    expect(displayNameOf({ ...name, salutation: 'None', role: 'Facility_NP' })).toBe('Imara Vellacott, NP');
  });

  it('of mail have one sign and a domain with a dot, 254 characters at most', () => {
    expect(emailProblem(emailKept(' Imara@Example.ORG '))).toBeNull();
    const label = 'x'.repeat(60);
    for (const email of [
      '',
      'a@b',
      'a b@example.org',
      'a@@example.org',
      `${label}@${`${label}.`.repeat(4)}example.org`,
    ])
      expect(emailProblem(email)).toBe('Enter a valid email address');
  });

  it('of laboratories have two digits, a D and seven digits', () => {
    expect(cliaProblem(cliaKept(' 00d 1234567'))).toBeNull();
    expect(cliaProblem('00X1234567')).toBe('CLIA number must be 2 digits, the letter D and 7 digits');
  });
});

describe('the papers of a provider', () => {
  const READY = {
    ...{
      status: 'In Progress',
      practisesInUs: true,
      npi: '1234567893',
      certificates: 1,
      workAuthorization: 'Citizen',
    },
    licences: [{ expiresOn: '2026-11-21', verifiedOn: '2026-01-01' }],
    ...{ tasksExist: true, agreementSigned: true, trainingPassed: true, malpracticeEndsOn: '2026-11-21' },
    ...{ proctoredCases: 10, openMajors: 0 },
  };
  const gaps = (changes: Partial<typeof READY> | { npi: null } | { malpracticeEndsOn: null }) =>
    Object.keys(onboardingGaps({ ...READY, ...changes }, '2026-11-21'));

  it('are complete, or say what is missing', () => {
    expect(gaps({})).toEqual([]);
    expect(gaps({ npi: null })).toEqual(['npi']);
    expect(onboardingGaps({ ...READY, npi: null, practisesInUs: false }, '2026-11-21')).toEqual({});
    expect(gaps({ licences: [{ expiresOn: '2026-11-20', verifiedOn: '2026-01-01' }] })).toEqual(['licences']);
    expect(gaps({ certificates: 0 })).toEqual(['certificates']);
    expect(gaps({ malpracticeEndsOn: '2026-11-20' })).toEqual(['malpractice']);
    expect(gaps({ malpracticeEndsOn: null })).toEqual(['malpractice']);
    expect(gaps({ workAuthorization: 'N/A' })).toEqual(['workAuthorization']);
    expect(gaps({ agreementSigned: false, trainingPassed: false })).toEqual(['agreement', 'training']);
    expect(gaps({ status: 'Provisionally Active', proctoredCases: 9, openMajors: 2 })).toEqual([
      'proctoredCases',
      'openMajors',
    ]);
    expect(gaps({ status: 'New', tasksExist: false })).toEqual(['tasks']);
    expect(gaps({ status: 'Deactivated' })).toEqual(['credentials']);
    expect(gaps({ status: 'Active', proctoredCases: 0 })).toEqual([]);
  });

  it('do not count a licence that nobody has verified', () => {
    const licences = [{ expiresOn: '2027-11-21', verifiedOn: null }];
    expect(onboardingGaps({ ...READY, licences }, '2026-11-21')).toEqual({
      licences: 'One licence must be verified',
    });
  });
});
