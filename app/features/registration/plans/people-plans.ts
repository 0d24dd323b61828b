import { enquiryChecks } from '#app/core/enquiries/enquiry-checks.ts';
import { npiError } from '#app/core/forms/npi.ts';
import { personNameError } from '#app/core/forms/person-name.ts';
import { otherChecks, staffChecks, userChecks } from '#app/core/registration/people-fields.ts';
import type { Choices } from '#app/ui/controls/choices.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { labels } from '#contracts/generated/labels.ts';
import { type EnquiryInputZodType, zEnquiryInput } from '#contracts/generated/schemas/enquiry-input.ts';
import { type OtherFormZodType, zOtherForm } from '#contracts/generated/schemas/other-form.ts';
import { type StaffFormZodType, zStaffForm } from '#contracts/generated/schemas/staff-form.ts';
import { type UserFormZodType, zUserForm } from '#contracts/generated/schemas/user-form.ts';
import { isTicked, type PlainQuestion, type Plan, type Typed, textAt } from '../plan.ts';
import {
  COUNTRIES,
  lengthRule,
  personNames,
  reach,
  regionsIn,
  says,
  withoutSpaces,
} from './common-questions.ts';

const worksForFacility = (typed: Typed): boolean =>
  ['Facility_NP', 'Other'].includes(textAt(typed, 'userType'));
const isNursePractitioner = (typed: Typed): boolean =>
  textAt(typed, 'userType') === 'Facility_NP' ||
  (worksForFacility(typed) && textAt(typed, 'role') === 'Facility_NP');

const RIGHTS = [
  ['view', 'May view cases'],
  ['edit', 'May edit cases'],
  ['assign', 'May assign cases'],
  ['pickup', 'May pick cases up'],
] as const;

/** With none of them ticked, the person is not without rights but has those of the role. */
const untickedRight = (typed: Typed): string =>
  RIGHTS.some(([name]) => isTicked(typed, `rights.${name}`)) ? 'No' : 'As usual for the role';

const rights = RIGHTS.map(
  ([name, label], at): PlainQuestion => ({
    kind: 'tick',
    name: `rights.${name}`,
    label,
    unticked: untickedRight,
    ...(at === 0
      ? { hint: 'With none of the four ticked, the person has the usual rights of the role' }
      : {}),
  }),
);
const ownerGroup: PlainQuestion = {
  kind: 'one',
  name: 'ownerGroup',
  label: 'Owner group',
  choices: choicesOf(labels.OwnerGroup),
};
const startDate: PlainQuestion = {
  kind: 'day',
  name: 'startDate',
  label: 'Start date',
  hint: 'Nobody logs in before this day',
};

/** A user's form (domain rule 3.4). The country of a facility is known to the API, which asks for the NPI by it. */
export const userPlan = (facilities: Choices): Plan<UserFormZodType> => ({
  steps: [
    {
      key: 'user',
      title: 'The user',
      questions: [
        ...personNames(false),
        ...reach(),
        {
          kind: 'one',
          name: 'userType',
          label: 'User type',
          required: true,
          choices: choicesOf(labels.UserType).filter(({ value }) => value !== 'Operator'),
        },
        {
          kind: 'one',
          name: 'facilityId',
          label: 'Facility',
          required: true,
          missing: 'Choose a facility',
          choices: facilities,
          shown: worksForFacility,
        },
        {
          kind: 'one',
          name: 'role',
          label: 'Role',
          choices: choicesOf(labels.FacilityRole),
          shown: worksForFacility,
        },
        {
          kind: 'text',
          name: 'npi',
          label: 'NPI',
          rule: npiError,
          written: withoutSpaces,
          shown: isNursePractitioner,
        },
        ownerGroup,
        ...rights,
        startDate,
      ],
    },
  ],
  parts: ['rights'],
  schema: zUserForm,
  checks: (form) => userChecks(form, null),
});

export const staffPlan: Plan<StaffFormZodType> = {
  steps: [
    {
      key: 'colleague',
      title: 'The colleague',
      questions: [
        ...personNames(false),
        ...reach(),
        {
          kind: 'one',
          name: 'staffRole',
          label: 'Staff role',
          required: true,
          choices: choicesOf(labels.StaffRole),
        },
        ownerGroup,
        ...rights,
        startDate,
      ],
    },
  ],
  parts: ['rights'],
  schema: zStaffForm,
  checks: (form) => staffChecks(form),
};

const region: PlainQuestion = {
  kind: 'one',
  name: 'region',
  label: 'State or province',
  required: true,
  choices: (typed) => regionsIn(textAt(typed, 'country')),
  shown: says('country', 'US', 'Canada'),
};
const country: PlainQuestion = { kind: 'one', name: 'country', label: 'Country', choices: COUNTRIES };
const organisationKind: PlainQuestion = {
  kind: 'one',
  name: 'organisationKind',
  label: 'Organisation kind',
  choices: choicesOf(labels.OrganisationKind),
};

/** Whoever is none of the others (domain rule 3.5); approved, it becomes an enquiry. */
export const otherPlan: Plan<OtherFormZodType> = {
  steps: [
    {
      key: 'organisation',
      title: 'The organisation',
      questions: [
        {
          kind: 'text',
          name: 'organisation',
          label: 'Organisation name',
          required: true,
          rule: lengthRule(2, 120),
        },
        organisationKind,
        {
          kind: 'text',
          name: 'contactName',
          label: 'Contact name',
          required: true,
          rule: (typed) => personNameError(typed, 'Contact name'),
        },
        ...reach(),
        country,
        region,
        {
          kind: 'area',
          name: 'interest',
          label: 'Interest',
          hint: '10 to 1000 characters',
          required: true,
          rule: lengthRule(10, 1000),
        },
        { kind: 'one', name: 'leadSource', label: 'Lead source', choices: choicesOf(labels.LeadSource) },
      ],
    },
  ],
  parts: [],
  schema: zOtherForm,
  checks: (form) => otherChecks(form),
};

/** The enquiry of a visitor (domain rule 3.6): who, and an email or a phone number. */
export const enquiryPlan: Plan<EnquiryInputZodType> = {
  steps: [
    {
      key: 'enquiry',
      title: 'Your enquiry',
      questions: [
        ...personNames(false),
        { kind: 'email', name: 'email', label: 'Email', autoComplete: 'email' },
        { kind: 'phone', name: 'phone', label: 'Phone' },
        { kind: 'text', name: 'organisation', label: 'Organisation', autoComplete: 'organization' },
        organisationKind,
        country,
        region,
        { kind: 'number', name: 'caseVolume', label: 'Cases per month' },
        { kind: 'one', name: 'caseScope', label: 'Case scope', choices: choicesOf(labels.CaseScope) },
        { kind: 'one', name: 'service', label: 'Service', choices: choicesOf(labels.Service) },
        { kind: 'area', name: 'message', label: 'What can we do for you?' },
      ],
    },
  ],
  parts: [],
  schema: zEnquiryInput,
  standIns: { firstName: 'First', lastName: 'Last' },
  checks: ({ email = null, phone = null, country: at = null, region: place = null, ...form }) =>
    enquiryChecks({ ...form, email, phone, country: at, region: place }),
};
