import { z } from 'zod';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { type Choices, choicesOf } from '#app/ui/controls/choices.ts';
import type { Choice } from '#app/ui/controls/select.tsx';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zGroupChangeInput } from '#contracts/generated/schemas/group-change-input.ts';
import { zGroupInput } from '#contracts/generated/schemas/group-input.ts';
import { zGroupMemberInput } from '#contracts/generated/schemas/group-member-input.ts';
import { zUserId } from '#contracts/generated/schemas/user-id.ts';

const { idempotencyKey } = versionFields;

const qaRule = z.object({
  provisionalPercent: z.int().gte(0).lte(100).default(100),
  randomPercent: z.int().gte(0).lte(100).default(5),
  malignancySites: z.array(z.string()).default([]),
  misinterpretations: z.boolean().default(false),
});

/** A number that is emptied is asked for: whoever means none by it would get another one, or the one from before. */
const requireNumber = (what: string) =>
  z.int({ error: ({ input }) => (input === undefined ? `Enter ${what}; 0 for none` : undefined) });
const { provisionalPercent, randomPercent } = qaRule.shape;

export const NewGroupForm = withLabels(
  zGroupInput.extend({
    facilityIds: zGroupInput.shape.facilityIds.unwrap().default([]),
    qaRule,
    idempotencyKey,
  }),
  () => groupAsks(NO_CHOICES, true),
);

/** The whole group is on the page, so what it cannot be without may not be emptied. */
export const GroupForm = withLabels(
  zGroupChangeInput
    .required({ name: true, ownerGroup: true })
    .extend({
      facilityIds: zGroupInput.shape.facilityIds.unwrap().default([]),
      active: z.boolean().default(false),
      priorityPoolMinutes: requireNumber('the minutes for this group alone').pipe(
        zGroupChangeInput.shape.priorityPoolMinutes.unwrap(),
      ),
      qaRule: qaRule.extend({
        provisionalPercent: requireNumber('the percentage of provisionally active pathologists').pipe(
          provisionalPercent.unwrap(),
        ),
        randomPercent: requireNumber('the percentage by chance').pipe(randomPercent.unwrap()),
      }),
      ...versionFields,
    }),
  () => groupAsks(NO_CHOICES, false),
);

export const MemberForm = withLabels(zGroupMemberInput.extend(versionFields), () => memberAsks([]));
export const LeaveForm = withLabels(z.object({ memberId: zUserId, ...versionFields }), () => leaveAsks([]));
export const PlainForm = z.object(versionFields);

interface GroupChoices {
  readonly providers: Choices;
  readonly facilities: Choices;
}

const NO_CHOICES: GroupChoices = { providers: [], facilities: [] };

export const groupAsks = ({ providers, facilities }: GroupChoices, isNew: boolean): readonly Ask[] => [
  { name: 'name', label: 'Name' },
  { name: 'ownerGroup', label: 'Owner group', kind: 'one', choices: choicesOf(labels.OwnerGroup) },
  { name: 'description', label: 'Description', kind: 'area' },
  ...(isNew
    ? [{ name: 'memberIds', label: 'Members', kind: 'many' as const, choices: providers }]
    : [{ name: 'active', label: 'The group is active', kind: 'tick' as const }]),
  { name: 'facilityIds', label: 'Facilities served', kind: 'many', choices: facilities },
  {
    name: 'priorityPoolMinutes',
    label: 'Minutes for this group alone',
    kind: 'number',
    hint: 'So long a new case is for its members, before it is open to all',
  },
  { name: 'billingEntity', label: 'Billing entity' },
  {
    name: 'qaRule.provisionalPercent',
    label: 'Second review of provisionally active pathologists, in percent',
    kind: 'number',
  },
  { name: 'qaRule.randomPercent', label: 'Second review by chance, in percent', kind: 'number' },
  {
    name: 'qaRule.misinterpretations',
    label: 'Second review of each amendment for misinterpretation',
    kind: 'tick',
  },
];

const memberAsks = (providers: Choices): readonly Ask[] => [
  { name: 'userId', label: 'Pathologist', kind: 'one', choices: providers },
];
const leaveAsks = (members: readonly Choice[]): readonly Ask[] => [
  { name: 'memberId', label: 'Pathologist', kind: 'one', choices: members },
];

export const groupMoves = (providers: Choices, members: readonly Choice[]): readonly Move[] => [
  {
    intent: 'addMember',
    label: 'Add member',
    done: 'The pathologist is in the group.',
    schema: MemberForm,
    asks: memberAsks(providers),
  },
  {
    intent: 'removeMember',
    label: 'Remove member',
    done: 'The pathologist is out of the group.',
    note: 'Open cases have to be reassigned first.',
    schema: LeaveForm,
    asks: leaveAsks(members),
  },
  { intent: 'delete', label: 'Delete group', done: 'The group is deleted.' },
];
