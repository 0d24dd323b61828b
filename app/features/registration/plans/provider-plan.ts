import { cliaError } from '#app/core/forms/clia.ts';
import { npiError } from '#app/core/forms/npi.ts';
import { timeError } from '#app/core/forms/time-of-day.ts';
import { timeZoneError, yearError } from '#app/core/registration/dates-of-forms.ts';
import { type ProviderForm, providerFieldChecks } from '#app/core/registration/provider-fields.ts';
import { providerMissingChecks } from '#app/core/registration/provider-missing.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zProviderForm } from '#contracts/generated/schemas/provider-form.ts';
import { isTicked, type PlainQuestion, type Plan, type PlanStep, type TextQuestion } from '../plan.ts';
import {
  ALL_REGIONS,
  addressQuestions,
  hasUsLicence,
  isIn,
  lengthRule,
  personNames,
  reach,
  says,
  signing,
  withoutSpaces,
} from './common-questions.ts';

const day = (
  name: string,
  label: string,
  more: Pick<TextQuestion, 'required' | 'missing' | 'shown'> = {},
): TextQuestion => ({ kind: 'day', name, label, ...more });

const YEAR = {
  kind: 'number',
  label: 'Year',
  required: true,
  rule: (typed: string) => yearError(Number(typed), new Date().toISOString()),
} as const;

const TIME = { kind: 'text', required: true, rule: timeError } as const;

const who: PlanStep = {
  key: 'you',
  title: 'You',
  questions: [...personNames(true), ...reach(), ...addressQuestions('address.')],
};

const practice: PlanStep = {
  key: 'practice',
  title: 'Practice',
  questions: [
    {
      kind: 'one',
      name: 'accountType',
      label: 'Account type',
      required: true,
      choices: choicesOf(labels.AccountType),
    },
    {
      kind: 'text',
      name: 'groupName',
      label: 'Group name',
      required: true,
      shown: says('accountType', 'Physician_Group'),
    },
    {
      kind: 'one',
      name: 'specialty',
      label: 'Specialty',
      required: true,
      choices: choicesOf(labels.RegistrationSpecialty),
    },
    {
      kind: 'text',
      name: 'specialtyOther',
      label: 'Which specialty',
      required: true,
      missing: 'Specialty is required',
      shown: says('specialty', 'Other'),
    },
    { kind: 'one', name: 'degree', label: 'Degree', required: true, choices: choicesOf(labels.Degree) },
    {
      kind: 'text',
      name: 'mincOrCollegeNumber',
      label: 'College registration number',
      required: true,
      shown: isIn('Canada'),
    },
    {
      kind: 'several',
      name: 'subspecialties',
      label: 'Subspecialties',
      required: true,
      choices: choicesOf(labels.Subspecialty),
    },
    {
      kind: 'one',
      name: 'experienceYears',
      label: 'Years of sign-out practice',
      required: true,
      missing: 'Experience is required',
      choices: choicesOf(labels.SignOutExperience),
    },
    {
      kind: 'one',
      name: 'wsiExperienceYears',
      label: 'Years with whole slide images',
      required: true,
      missing: 'Experience is required',
      choices: choicesOf(labels.WholeSlideExperience),
    },
  ],
};

const licences: PlanStep = {
  key: 'licences',
  title: 'Licences and boards',
  questions: [
    {
      kind: 'rows',
      name: 'licences',
      label: 'Licences',
      rowName: 'Licence',
      required: true,
      questions: [
        { kind: 'one', name: 'region', label: 'State or province', required: true, choices: ALL_REGIONS },
        { kind: 'text', name: 'number', label: 'Licence number', required: true, rule: lengthRule(3, 20) },
        day('issuedOn', 'Issued on', { required: true }),
        day('expiresOn', 'Expires on', { required: true }),
        {
          kind: 'one',
          name: 'status',
          label: 'Status',
          required: true,
          choices: choicesOf(labels.LicenceStatus),
        },
      ],
    },
    {
      kind: 'text',
      name: 'npi',
      label: 'NPI',
      hint: 'Ten digits',
      required: isIn('US'),
      rule: npiError,
      written: withoutSpaces,
      shown: (typed) => isIn('US')(typed) || hasUsLicence(typed),
    },
    { kind: 'tick', name: 'boardEligible', label: 'I am board eligible, and have no certificate yet' },
    {
      kind: 'rows',
      name: 'boardCertifications',
      label: 'Board certifications',
      rowName: 'Certification',
      questions: [
        {
          kind: 'one',
          name: 'board',
          label: 'Board',
          required: true,
          choices: choicesOf(labels.CertificationBoard),
        },
        {
          kind: 'one',
          name: 'kind',
          label: 'Kind',
          required: true,
          choices: choicesOf(labels.CertificationKind),
        },
        {
          kind: 'text',
          name: 'subspecialtyName',
          label: 'Subspecialty as the board names it',
          shown: says('kind', 'Subspecialty'),
        },
        { ...YEAR, name: 'year' },
        { kind: 'tick', name: 'lifetime', label: 'Lifetime certification' },
        day('expiresOn', 'Expires on', { shown: (row) => !isTicked(row, 'lifetime') }),
      ],
    },
  ],
};

const training: PlanStep = {
  key: 'training',
  title: 'Training and cover',
  questions: [
    { kind: 'text', name: 'residency.place', label: 'Residency', required: true },
    { ...YEAR, name: 'residency.year', label: 'Residency ended in' },
    { kind: 'text', name: 'medicalSchool.place', label: 'Medical school', required: true },
    { ...YEAR, name: 'medicalSchool.year', label: 'Medical school ended in' },
    {
      kind: 'rows',
      name: 'fellowship',
      label: 'Fellowships',
      rowName: 'Fellowship',
      questions: [
        { kind: 'text', name: 'name', label: 'Fellowship', required: true },
        { kind: 'text', name: 'place', label: 'Place', required: true },
        { ...YEAR, name: 'fromYear', label: 'From year' },
        { ...YEAR, name: 'toYear', label: 'To year' },
      ],
    },
    {
      kind: 'one',
      name: 'workAuthorization',
      label: 'Work authorisation',
      required: true,
      choices: choicesOf(labels.WorkAuthorization),
    },
    day('workAuthorizationExpiresOn', 'Work authorisation expires on', {
      required: true,
      missing: 'Expiry date is required',
      shown: says('workAuthorization', 'Work_Visa', 'EAD', 'Student_Visa'),
    }),
    { kind: 'text', name: 'malpractice.insurer', label: 'Malpractice insurer', required: true },
    { kind: 'text', name: 'malpractice.policy', label: 'Policy number', required: true },
    { kind: 'number', name: 'malpractice.perClaim', label: 'Limit per claim, in dollars', required: true },
    { kind: 'number', name: 'malpractice.aggregate', label: 'Limit per year, in dollars', required: true },
    day('malpractice.expiresOn', 'Cover expires on', { required: true }),
  ],
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, at) => ({ value: String(at + 1), label }),
);

const reading: PlanStep = {
  key: 'reading',
  title: 'Where and when you read',
  questions: [
    {
      kind: 'rows',
      name: 'readingSites',
      label: 'Places where you read cases',
      rowName: 'Place',
      required: true,
      questions: [
        { kind: 'text', name: 'name', label: 'Name or code of the place', required: true },
        {
          kind: 'one',
          name: 'kind',
          label: 'Kind',
          required: true,
          choices: choicesOf(labels.ReadingPlaceKind),
        },
        ...addressQuestions('address.'),
        { kind: 'text', name: 'clia', label: 'CLIA number', rule: cliaError, written: withoutSpaces },
        { kind: 'tick', name: 'vpn', label: 'The connection goes through a private network' },
      ],
    },
    {
      kind: 'rows',
      name: 'workingHours',
      label: 'Working hours',
      rowName: 'Span',
      questions: [
        { kind: 'one', name: 'weekday', label: 'Day', required: true, choices: WEEKDAYS, isNumber: true },
        { name: 'from', label: 'From', hint: 'For example 08:00', ...TIME },
        { name: 'to', label: 'To', hint: 'For example 16:30', ...TIME },
      ],
    },
    { kind: 'zone', name: 'timeZone', label: 'Time zone', rule: timeZoneError },
    { kind: 'number', name: 'maxOpenCases', label: 'Open cases at most' },
  ],
};

const QUESTIONS = [
  ['licenceAction', 'Has a licence of yours ever been restricted, suspended or revoked?'],
  ['exclusion', 'Have you ever been excluded from a federal health programme?'],
  ['claims', 'Have there been malpractice claims against you?'],
] as const;

const disclosures: PlanStep = {
  key: 'disclosures',
  title: 'Disclosures',
  questions: QUESTIONS.flatMap(([name, label]): readonly PlainQuestion[] => [
    { kind: 'yesNo', name: `disclosures.${name}.answer`, label, required: true },
    {
      kind: 'area',
      name: `disclosures.${name}.explanation`,
      label: 'Explanation',
      required: true,
      shown: says(`disclosures.${name}.answer`, 'yes'),
    },
  ]),
};

/** The form of a provider (domain rule 3.2); its documents follow when the person can log in. */
export const providerPlan: Plan<ProviderForm> = {
  steps: [who, practice, licences, training, reading, disclosures],
  parts: ['address', 'residency', 'medicalSchool', 'malpractice'],
  schema: zProviderForm,
  standIns: { firstName: 'First', lastName: 'Last', email: 'person@example.org', phone: '+15550100140' },
  checks: providerFieldChecks,
  missing: providerMissingChecks,
};

export const providerSigning = signing('consent', [
  ['terms', 'I accept the terms of use'],
  ['privacy', 'I have read the privacy notice'],
  ['eSignature', 'My electronic signature is as good as a written one'],
]);
