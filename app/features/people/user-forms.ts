import { z } from 'zod';
import { roleOf } from '#app/core/access/roles.ts';
import { DOCUMENT_ENDINGS, DOCUMENT_HINT, fileProblem } from '#app/core/forms/document-file.ts';
import { completedPhone } from '#app/core/forms/phone.ts';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rules } from '#app/core/forms/whole/rules.ts';
import { isAwaited } from '#app/core/people/invitation-words.ts';
import { licenceChoices, RenewalForm } from '#app/core/people/licence-renewal.ts';
import { rightsError } from '#app/core/people/rights.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zDeactivationInput } from '#contracts/generated/schemas/deactivation-input.ts';
import { zProviderStatusInput } from '#contracts/generated/schemas/provider-status-input.ts';
import { zReactivationInput } from '#contracts/generated/schemas/reactivation-input.ts';
import { zUserDetailsInput } from '#contracts/generated/schemas/user-details-input.ts';
import type { User } from '#contracts/generated/wire.ts';

/** A box that is not ticked sends nothing, and means no. */
const tick = z.boolean().default(false);

/** The whole user is on the page, so what nobody can be without may not be emptied. */
export const UserForm = withLabels(
  zUserDetailsInput
    .omit({ role: true })
    .required({ firstName: true, lastName: true, email: true })
    .extend({
      verifiedSites: z.array(z.string()).default([]),
      rights: z.object({ view: tick, edit: tick, assign: tick, pickup: tick }),
      ...versionFields,
    })
    .check(
      rules(['rights'], ({ rights }, context) => {
        const message = rightsError(rights);
        if (message !== null) context.addIssue({ code: 'custom', path: ['rights', 'edit'], message });
      }),
    ),
  () => [...userAsks({ role: 'Admin' }), ...userAsks({ role: 'Provider' })],
);

const RIGHTS: readonly Ask[] = [
  { name: 'rights.view', label: 'May view cases', kind: 'tick' },
  { name: 'rights.edit', label: 'May edit cases', kind: 'tick' },
  { name: 'rights.assign', label: 'May assign cases', kind: 'tick' },
  { name: 'rights.pickup', label: 'May pick up cases', kind: 'tick' },
];

type Site = User['readingSites'][number];

/** A site as one reads it in a line: its name, where it is and its certificate. */
export const siteText = ({ name, clia, address: { line1, city, region } }: Site): string =>
  [
    name,
    line1,
    city,
    ...(region === null ? [] : [region]),
    clia === null ? 'no CLIA number' : `CLIA ${clia}`,
  ].join(', ');

/** Tells a site by what is checked of it: its certificate and its address, whatever place it has among the others. */
export const siteKey = ({
  clia,
  address: { line1, line2, city, region, postalCode, country },
}: Pick<Site, 'clia' | 'address'>): string =>
  JSON.stringify([clia, line1, line2, city, region, postalCode, country]);

/** The sites that were checked, as the boxes of the form say them. */
export const checkedSites = (sites: readonly Site[]): string[] => [
  ...new Set(sites.filter(({ verified }) => verified).map(siteKey)),
];

/** The places of the sites whose box is ticked; undefined where no box was changed, which then leaves them alone. */
export function verifiedPlaces(sites: readonly Site[], ticked: readonly string[]): number[] | undefined {
  const places = sites.flatMap((site, at) => (ticked.includes(siteKey(site)) ? [at] : []));
  const isChanged = sites.some(({ verified }, at) => verified !== places.includes(at));
  return isChanged ? places : undefined;
}

/** One box for each site; one that is named twice is checked once. */
const siteChoices = (sites: readonly Site[]) =>
  [...new Map(sites.map((site) => [siteKey(site), siteText(site)]))].map(([value, label]) => ({
    value,
    label,
  }));

/** Nobody changes their own rights, so these are asked of others alone. */
export const userAsks = (
  { role, readingSites = [] }: Pick<User, 'role'> & Partial<Pick<User, 'readingSites'>>,
  isOwn = false,
): readonly Ask[] => [
  {
    name: 'salutation',
    label: 'Salutation',
    kind: 'one',
    choices: choicesOf(labels.Salutation),
    isKept: true,
  },
  { name: 'firstName', label: 'First name' },
  { name: 'middleName', label: 'Middle name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', complete: completedPhone },
  ...(role === 'Admin'
    ? [
        {
          name: 'staffRole',
          label: 'Staff role',
          kind: 'one' as const,
          choices: choicesOf(labels.StaffRole),
          isKept: true,
        },
      ]
    : [{ name: 'npi', label: 'NPI', hint: 'Ten digits' }]),
  ...(roleOf(role) === 'Provider'
    ? [
        {
          name: 'subspecialties',
          label: 'Subspecialties',
          hint: 'A case that asks for one is picked up only by who has it.',
          kind: 'many' as const,
          choices: choicesOf(labels.Subspecialty),
        },
      ]
    : []),
  { name: 'ownerGroup', label: 'Owner group', kind: 'one', choices: choicesOf(labels.OwnerGroup) },
  { name: 'startDate', label: 'Start date', kind: 'day' },
  ...(readingSites.length === 0
    ? []
    : [
        {
          name: 'verifiedSites',
          label: 'Reading sites that were checked',
          hint: 'Glass and cytology can be picked up only by who reads at a checked site with a CLIA certificate.',
          kind: 'many' as const,
          choices: siteChoices(readingSites),
        },
      ]),
  ...(isOwn ? [] : RIGHTS),
];

export const PlainForm = z.object(versionFields);
export const StatusForm = withLabels(zProviderStatusInput.omit({ to: true }).extend(versionFields), () => [
  reason,
]);
export const DeactivateForm = withLabels(zDeactivationInput.extend(versionFields), () => [
  reason,
  returnOpenCases,
]);
export const ReactivateForm = withLabels(zReactivationInput.extend(versionFields), () => [
  reason,
  credentialsChecked,
]);

const returnOpenCases = {
  name: 'returnOpenCases',
  label: 'Give the open cases back to Available Cases',
  kind: 'tick',
} as const;
const credentialsChecked = {
  name: 'credentialsChecked',
  label: 'The credentials were checked again',
  kind: 'tick',
} as const;
const reason = { name: 'reason', label: 'Reason', kind: 'area' } as const;

const statusMove = (
  intent: 'startOnboarding' | 'provision' | 'provisionFacilityUser' | 'activate',
): Move => ({
  intent,
  label: labels.UserAction[intent],
  look: 'primary',
  done: 'The status is changed. It is in force at once, and the user is told by mail.',
  schema: StatusForm,
  asks: [reason],
});

/**
 * A licence that somebody of the staff hands in for a provider: one who was shut out with the last licence cannot do it
 * themselves.
 */
export const licenceMove = ({ licences }: Pick<User, 'licences'>): Move => ({
  intent: 'renewLicence',
  label: 'Hand in a licence',
  done: 'The licence is handed in. It waits to be accepted among the licence renewals.',
  schema: RenewalForm,
  asks: [
    { name: 'region', label: 'State or province', kind: 'one', choices: licenceChoices(licences) },
    { name: 'number', label: 'Number' },
    { name: 'issuedOn', label: 'From', kind: 'day' },
    { name: 'expiresOn', label: 'Until', kind: 'day' },
    {
      name: 'file',
      label: 'Paper of the board',
      hint: DOCUMENT_HINT,
      kind: 'file',
      accept: DOCUMENT_ENDINGS,
      rule: fileProblem,
    },
  ],
});

/** What can be done to a user; the API says which of it now, and refuses what a guard holds back (domain 2.10). */
export const userMoves = (user: Pick<User, 'invitation'>): readonly Move[] => [
  statusMove('startOnboarding'),
  statusMove('provision'),
  statusMove('provisionFacilityUser'),
  statusMove('activate'),
  {
    intent: 'sendPasswordReset',
    ...(isAwaited(user)
      ? {
          label: 'Send the invitation again',
          done: 'The invitation is sent again. Its link is valid for 72 hours, and no earlier one is good any more.',
        }
      : {
          label: labels.UserAction.sendPasswordReset,
          done: 'The mail is sent. The password stays as it is until the user sets another one.',
        }),
  },
  {
    intent: 'revokeSessions',
    label: labels.UserAction.revokeSessions,
    done: 'All sessions are ended. The user has to log in again.',
  },
  {
    intent: 'deactivate',
    label: labels.UserAction.deactivate,
    done: 'The user is deactivated, and all sessions are ended.',
    note: 'Open cases have to be reassigned first, unless they are to go back to Available Cases.',
    schema: DeactivateForm,
    asks: [reason, returnOpenCases],
  },
  ...(['readmit', 'restore'] as const).map((intent) => ({
    intent,
    label: labels.UserAction[intent],
    done: 'The user is back.',
    schema: ReactivateForm,
    asks: [reason, ...(intent === 'readmit' ? [credentialsChecked] : [])],
  })),
];
