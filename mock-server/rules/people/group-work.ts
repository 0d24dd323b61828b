import type { CaseRecord } from '../../store/records/records.ts';
import { createShelves } from '../../store/shelf.ts';
import type { GroupRecord } from '../../store/tables/people.ts';
import type { World } from '../../world.ts';

/** The operator's usual rule (domain: QA), until a group chooses another, and for who reads in no group's name. */
export const USUAL_QA_RULE: GroupRecord['qaRule'] = {
  provisionalPercent: 100,
  randomPercent: 5,
  malignancySites: [],
  misinterpretations: true,
};

/** What somebody reads for a facility. */
interface Work {
  readonly facilityId: string;
  readonly providerId: string | null;
}

/** Work of a group is what one of its members reads for one of its facilities. */
export const isWorkOf = ({ members, facilityIds }: GroupRecord, { facilityId, providerId }: Work): boolean =>
  facilityIds.includes(facilityId) && members.some(({ userId }) => userId === providerId);

/** A case that has come so far as to be somebody's. */
export const isReadBy = (
  group: GroupRecord,
  { status, facilityId, assignedProviderId }: CaseRecord,
): boolean => status !== 'Available' && isWorkOf(group, { facilityId, providerId: assignedProviderId });

/** Lists ask for the work of few people at few facilities, over and over again. */
const KEPT = 1024;
const kept = createShelves<readonly GroupRecord[]>(KEPT);

/** The groups in use whose work it is, the oldest first. */
const groupsOf = ({ groups }: World, { facilityId, providerId }: Work): readonly GroupRecord[] =>
  kept(groups, groups.revision())(`${facilityId} ${providerId ?? ''}`, () =>
    groups
      .by('member', providerId ?? '')
      .filter((group) => group.active && isWorkOf(group, { facilityId, providerId }))
      .toSorted((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1)),
  );

/** Which second readings the work is due. Of several groups the stricter setting holds. */
export function qaRuleOf(world: World, work: Work): GroupRecord['qaRule'] {
  const rules = groupsOf(world, work).map(({ qaRule }) => qaRule);
  if (rules.length === 0) return USUAL_QA_RULE;
  return {
    provisionalPercent: Math.max(...rules.map((rule) => rule.provisionalPercent)),
    randomPercent: Math.max(...rules.map((rule) => rule.randomPercent)),
    malignancySites: rules.flatMap((rule) => rule.malignancySites),
    misinterpretations: rules.some((rule) => rule.misinterpretations),
  };
}

/** In whose name the work is billed; null where no group says. */
export const billingEntityOf = (world: World, work: Work): string | null =>
  groupsOf(world, work).find(({ billingEntity }) => billingEntity !== null)?.billingEntity ?? null;

/** Who has first call on new cases of the facility, and for how long; null where everybody has. */
export function priorityPoolOf(world: World, facilityId: string) {
  const groups = world.groups
    .by('facility', facilityId)
    .filter(({ active, priorityPoolMinutes }) => active && priorityPoolMinutes > 0);
  if (groups.length === 0) return null;
  return {
    minutes: Math.max(...groups.map(({ priorityPoolMinutes }) => priorityPoolMinutes)),
    memberIds: [...new Set(groups.flatMap(({ members }) => members.map(({ userId }) => userId)))],
  };
}
