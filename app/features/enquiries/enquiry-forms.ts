import { completedPhone } from '#app/core/forms/phone.ts';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { type Choices, choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zConvertEnquiryInput } from '#contracts/generated/schemas/convert-enquiry-input.ts';
import { zEnquiryChangeInput } from '#contracts/generated/schemas/enquiry-change-input.ts';
import { zEnquiryInput } from '#contracts/generated/schemas/enquiry-input.ts';
import { zEnquiryNoteInput } from '#contracts/generated/schemas/enquiry-note-input.ts';
import { zEnquiryStatusInput } from '#contracts/generated/schemas/enquiry-status-input.ts';
import { zLeadSource } from '#contracts/generated/schemas/lead-source.ts';

/** The whole enquiry is on the page, so what it cannot be without may not be emptied. */
export const EnquiryForm = withLabels(
  zEnquiryChangeInput.required({ firstName: true, lastName: true }).extend(versionFields),
  () => enquiryAsks([]),
);
/** The API takes an enquiry without a source for one of the website, which none is that the staff enter. */
export const NewEnquiryForm = withLabels(
  zEnquiryInput.extend({ leadSource: zLeadSource, idempotencyKey: versionFields.idempotencyKey }),
  () => enquiryAsks([]),
);
export const NoteForm = withLabels(zEnquiryNoteInput.extend(versionFields), () => noteAsks);
export const ConvertForm = withLabels(zConvertEnquiryInput.extend(versionFields), () => convertAsks);
const StepForm = withLabels(zEnquiryStatusInput.omit({ to: true }).extend(versionFields), () => [
  nextContact,
  reason,
]);

/** Following up is nothing without a day on which to do it (domain 3.6). */
export const stepFormOf = (intent: string) =>
  StepForm.check(
    rule(
      ['nextContactDate'],
      ({ nextContactDate }) => intent !== 'followUp' || nextContactDate !== undefined,
      { path: ['nextContactDate'], message: 'Next contact date is required' },
    ),
  );

export const enquiryAsks = (owners: Choices): readonly Ask[] => [
  { name: 'salutation', label: 'Salutation', kind: 'one', choices: choicesOf(labels.Salutation) },
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', complete: completedPhone },
  { name: 'organisation', label: 'Organisation' },
  {
    name: 'organisationKind',
    label: 'Organisation kind',
    kind: 'one',
    choices: choicesOf(labels.OrganisationKind),
  },
  { name: 'country', label: 'Country', kind: 'one', choices: choicesOf(labels.Country) },
  { name: 'region', label: 'State or province', hint: 'Two letters, such as NY' },
  { name: 'caseVolume', label: 'Cases per month', kind: 'number' },
  { name: 'caseScope', label: 'Case scope', kind: 'one', choices: choicesOf(labels.CaseScope) },
  { name: 'service', label: 'Service', kind: 'one', choices: choicesOf(labels.Service) },
  {
    name: 'leadSource',
    label: 'Lead source',
    kind: 'one',
    choices: choicesOf(labels.LeadSource),
    isKept: true,
  },
  { name: 'ownerId', label: 'Owner', kind: 'one', choices: owners },
  { name: 'nextContactDate', label: 'Next contact date', kind: 'day' },
  { name: 'message', label: 'Message', kind: 'area' },
];

/** The steps of the second lead list, as its buttons say them (specification 3.3). */
export const STEPS = [
  { intent: 'interest', to: 'interested', label: 'Mark as interested' },
  { intent: 'followUp', to: 'follow_up', label: 'Follow up' },
  { intent: 'loseInterest', to: 'not_interested', label: 'Mark as not interested' },
  { intent: 'activate', to: 'active', label: 'Mark as active' },
] as const;

const reason = { name: 'reason', label: 'Reason', kind: 'area' } as const;
const nextContact = { name: 'nextContactDate', label: 'Next contact date', kind: 'day' } as const;
const noteAsks: readonly Ask[] = [{ name: 'text', label: 'Note', kind: 'area' }];
const convertAsks: readonly Ask[] = [
  {
    name: 'kind',
    label: 'What they register as',
    kind: 'one',
    choices: choicesOf(labels.EnquiryRegistrationKind),
  },
];

export const enquiryMoves: readonly Move[] = [
  ...STEPS.map(({ intent, to, label }) => ({
    intent,
    label,
    done: `The enquiry is now: ${labels.EnquiryLeadStatus[to]}.`,
    schema: stepFormOf(intent),
    asks: intent === 'activate' ? [reason] : [nextContact, reason],
  })),
  {
    intent: 'convert',
    label: 'Convert to account',
    look: 'primary',
    done: 'The enquiry has an account and a registration, with what was known of it when they were made.',
    schema: ConvertForm,
    asks: convertAsks,
  },
  { intent: 'addNote', label: 'Add note', done: 'The note is there.', schema: NoteForm, asks: noteAsks },
];
