import { capWarning } from '#app/core/forms/cap.ts';
import { cliaError } from '#app/core/forms/clia.ts';
import { npiError } from '#app/core/forms/npi.ts';
import { taxIdError } from '#app/core/forms/tax-id.ts';
import { timeZoneError } from '#app/core/registration/dates-of-forms.ts';
import { type FacilityForm, facilityFieldChecks } from '#app/core/registration/facility-fields.ts';
import { facilityMissingChecks } from '#app/core/registration/facility-missing.ts';
import { SLIDE_EXTENSIONS } from '#app/core/uploads/slide-file-names.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zFacilityForm } from '#contracts/generated/schemas/facility-form.ts';
import { isTicked, type Plan, type PlanStep, type Typed, textAt } from '../plan.ts';
import {
  addressQuestions,
  isIn,
  lengthRule,
  rangeRule,
  reach,
  says,
  signing,
  withoutSpaces,
} from './common-questions.ts';

const hasLab = says('labArrangement', 'Own Lab', 'Contract Lab');
const hasLabInUs = (typed: Typed): boolean => hasLab(typed) && isIn('US')(typed);

const facility: PlanStep = {
  key: 'facility',
  title: 'The facility',
  questions: [
    {
      kind: 'text',
      name: 'legalName',
      label: 'Facility name',
      required: true,
      rule: lengthRule(2, 120),
      autoComplete: 'organization',
    },
    {
      kind: 'text',
      name: 'displayName',
      label: 'Name as it is shown',
      required: true,
      missing: 'Facility name is required',
      rule: lengthRule(2, 120),
    },
    {
      kind: 'one',
      name: 'organisationKind',
      label: 'Organisation kind',
      required: true,
      choices: choicesOf(labels.OrganisationKind),
    },
    {
      kind: 'one',
      name: 'facilityType',
      label: 'Facility type',
      required: true,
      choices: choicesOf(labels.FacilityType),
    },
    ...addressQuestions('address.'),
    { kind: 'phone', name: 'phone', label: 'Phone', required: true },
    { kind: 'phone', name: 'fax', label: 'Fax' },
    {
      kind: 'zone',
      name: 'timeZone',
      label: 'Time zone',
      hint: 'Due dates count in it',
      rule: timeZoneError,
      required: true,
    },
  ],
};

const laboratory: PlanStep = {
  key: 'laboratory',
  title: 'Laboratory and numbers',
  questions: [
    {
      kind: 'one',
      name: 'labArrangement',
      label: 'Lab arrangement',
      required: true,
      choices: choicesOf(labels.LabArrangement),
    },
    {
      kind: 'text',
      name: 'contractLab.name',
      label: 'Contract laboratory',
      required: true,
      shown: says('labArrangement', 'Contract Lab'),
    },
    {
      kind: 'text',
      name: 'contractLab.clia',
      label: 'CLIA number of the contract laboratory',
      required: isIn('US'),
      missing: 'CLIA number is required',
      rule: cliaError,
      written: withoutSpaces,
      shown: says('labArrangement', 'Contract Lab'),
    },
    {
      kind: 'text',
      name: 'clia',
      label: 'CLIA number',
      required: true,
      rule: cliaError,
      written: withoutSpaces,
      shown: hasLabInUs,
    },
    {
      kind: 'one',
      name: 'cliaCertificate.kind',
      label: 'CLIA certificate',
      required: true,
      choices: choicesOf(labels.CliaCertificateKind),
      shown: hasLabInUs,
    },
    {
      kind: 'day',
      name: 'cliaCertificate.expiresOn',
      label: 'CLIA certificate expires on',
      required: true,
      shown: hasLabInUs,
    },
    { kind: 'text', name: 'cap', label: 'CAP number', warning: capWarning },
    {
      kind: 'text',
      name: 'provincialLabLicence',
      label: 'Laboratory licence number',
      required: true,
      shown: isIn('Canada'),
    },
    { kind: 'text', name: 'accreditingBody', label: 'Accrediting body' },
    {
      kind: 'text',
      name: 'npi',
      label: 'NPI of the organisation',
      missing: 'NPI is required',
      required: true,
      rule: npiError,
      written: withoutSpaces,
      shown: isIn('US'),
    },
    { kind: 'text', name: 'taxId', label: 'Tax ID', required: true, rule: taxIdError, shown: isIn('US') },
    { kind: 'text', name: 'labDirector.name', label: 'Laboratory director', required: true, shown: hasLab },
    {
      kind: 'text',
      name: 'labDirector.degree',
      label: 'Degree of the director',
      required: true,
      shown: hasLab,
    },
    {
      kind: 'text',
      name: 'labDirector.licence',
      label: 'Licence of the director',
      required: true,
      shown: hasLab,
    },
  ],
};

const hasOwnBillingAddress = (typed: Typed): boolean => !isTicked(typed, 'billingContact.sameAsFacility');

const contacts: PlanStep = {
  key: 'contacts',
  title: 'Contacts and billing',
  questions: [
    {
      kind: 'text',
      name: 'primaryContact.name',
      label: 'Primary contact',
      required: true,
      autoComplete: 'name',
    },
    { kind: 'text', name: 'primaryContact.title', label: 'Title', autoComplete: 'organization-title' },
    ...reach('primaryContact.', ' of the primary contact'),
    { kind: 'text', name: 'billingContact.name', label: 'Billing contact', required: true },
    ...reach('billingContact.', ' of the billing contact'),
    {
      kind: 'tick',
      name: 'billingContact.sameAsFacility',
      label: 'The billing address is that of the facility',
    },
    ...addressQuestions('billingContact.address.', hasOwnBillingAddress),
    {
      kind: 'one',
      name: 'billingModel',
      label: 'Billing model',
      required: true,
      choices: choicesOf(labels.BillingModel),
    },
  ],
};

const cases: PlanStep = {
  key: 'cases',
  title: 'Your cases',
  questions: [
    {
      kind: 'one',
      name: 'caseScope',
      label: 'Case scope',
      required: true,
      choices: choicesOf(labels.CaseScope),
    },
    { kind: 'one', name: 'service', label: 'Service', required: true, choices: choicesOf(labels.Service) },
    {
      kind: 'one',
      name: 'slideDelivery',
      label: 'Slide delivery',
      required: true,
      choices: choicesOf(labels.SlideDelivery),
    },
    {
      kind: 'rows',
      name: 'volumes',
      label: 'Cases per month',
      rowName: 'Kind of case',
      required: true,
      questions: [
        { kind: 'text', name: 'kind', label: 'Kind', hint: 'For example skin biopsies', required: true },
        {
          kind: 'number',
          name: 'perMonth',
          label: 'Cases per month',
          required: true,
          rule: rangeRule(0, 100_000, true),
        },
      ],
    },
    {
      kind: 'rows',
      name: 'scanners',
      label: 'Slide scanners',
      rowName: 'Scanner',
      required: true,
      shown: (typed) => textAt(typed, 'slideDelivery') === 'Upload_the_Slide_Images',
      questions: [
        { kind: 'text', name: 'make', label: 'Make', required: true },
        { kind: 'text', name: 'model', label: 'Model', required: true },
        {
          kind: 'number',
          name: 'mpp',
          label: 'Usual microns per pixel',
          hint: '0.1 to 1',
          required: true,
          rule: rangeRule(0.1, 1),
        },
        {
          kind: 'several',
          name: 'fileTypes',
          label: 'File types',
          required: true,
          choices: SLIDE_EXTENSIONS.map((value) => ({ value, label: value })),
        },
      ],
    },
  ],
};

/** The form of a medical facility (domain rule 3.3). */
export const facilityPlan: Plan<FacilityForm> = {
  steps: [facility, laboratory, contacts, cases],
  parts: [
    'address',
    'contractLab',
    'cliaCertificate',
    'labDirector',
    'billingContact.address',
    'billingContact',
  ],
  // The account of the facility takes its holidays, once there is one.
  schema: zFacilityForm.extend({ holidays: zFacilityForm.shape.holidays.default(null) }),
  standIns: {
    legalName: 'Facility',
    primaryContact: { name: 'Contact', title: null, email: 'contact@example.org', phone: '+15550100140' },
  },
  checks: facilityFieldChecks,
  missing: facilityMissingChecks,
};

export const facilitySigning = signing('agreement', [
  ['agreement', 'I sign the contract for reading cases for the facility'],
  ['baa', 'I sign the business associate agreement about patient data'],
]);
