import { completedPhone } from '#app/core/forms/phone.ts';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { type Choices, choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zAccountChangeInput } from '#contracts/generated/schemas/account-change-input.ts';
import { zAccountInput } from '#contracts/generated/schemas/account-input.ts';
import { zLeadStatusChangeInput } from '#contracts/generated/schemas/lead-status-change-input.ts';

export const NewAccountForm = withLabels(
  zAccountInput.omit({ address: true }).extend({ idempotencyKey: versionFields.idempotencyKey }),
  () => accountAsks([]),
);
/** The whole account is on the page, so what it cannot be without may not be emptied. */
export const AccountForm = withLabels(
  zAccountChangeInput
    .omit({ address: true })
    .required({
      name: true,
      accountType: true,
      contactFirstName: true,
      contactLastName: true,
      email: true,
      country: true,
    })
    .extend(versionFields),
  () => accountAsks([]),
);

export const accountAsks = (owners: Choices): readonly Ask[] => [
  { name: 'name', label: 'Name' },
  { name: 'accountType', label: 'Account type', kind: 'one', choices: choicesOf(labels.AccountType) },
  {
    name: 'organisationKind',
    label: 'Organisation kind',
    kind: 'one',
    choices: choicesOf(labels.OrganisationKind),
  },
  {
    name: 'salutation',
    label: 'Salutation',
    kind: 'one',
    choices: choicesOf(labels.Salutation),
    isKept: true,
  },
  { name: 'contactFirstName', label: 'First name of the contact' },
  { name: 'contactLastName', label: 'Last name of the contact' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', complete: completedPhone },
  { name: 'country', label: 'Country', kind: 'one', choices: choicesOf(labels.Country) },
  { name: 'leadSource', label: 'Lead source', kind: 'one', choices: choicesOf(labels.LeadSource) },
  { name: 'caseScope', label: 'Case scope', kind: 'one', choices: choicesOf(labels.CaseScope) },
  { name: 'service', label: 'Service', kind: 'one', choices: choicesOf(labels.Service) },
  { name: 'caseVolume', label: 'Cases per month', kind: 'number' },
  { name: 'ownerId', label: 'Owner', kind: 'one', choices: owners },
  { name: 'nextContactDate', label: 'Next contact date', kind: 'day' },
  { name: 'note', label: 'Note', kind: 'area' },
];

/** The status that a step leads to is the step's; what it asks for is the same for all. */
export const LeadStepForm = withLabels(
  zLeadStatusChangeInput.omit({ to: true }).extend(versionFields),
  () => leadStepAsks,
);

export const leadStepAsks: readonly Ask[] = [
  { name: 'nextContactDate', label: 'Next contact date', kind: 'day' },
  { name: 'reason', label: 'Reason', kind: 'area' },
];

/** Nobody is closed out without a word, so this step alone asks for one. */
export const DeactivationForm = withLabels(
  zLeadStatusChangeInput.omit({ to: true }).required({ reason: true }).extend(versionFields),
  () => leadStepAsks,
);
