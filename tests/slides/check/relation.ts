import {
  type Access,
  type AccessCaller,
  type AccessThing,
  access,
  accessThings,
  type Relation,
} from '#contracts/generated/access.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import type { Params } from './calls.ts';
import { CALLERS, type CallerName } from './creds.ts';
import type { Facts, Finds, Way } from './finds.ts';
import { valueAt } from './judge.ts';

/** Who a caller is to the server. */
export interface Me {
  readonly name: CallerName;
  readonly userId: string | null;
  readonly facilityId: string | null;
  readonly facilityName: string | null;
}

/** What a caller may be to a thing, as far as the answers tell; more than one where they do not tell enough. */
export interface Standing {
  readonly relations: readonly Relation[];
  readonly state: string | null;
}

const READERS: readonly CallerName[] = ['provider', 'provider2', 'provisional'];
const FACILITIES: readonly CallerName[] = ['facility', 'np', 'facility2'];
export const isReader = ({ name }: Me): boolean => READERS.includes(name);
export const isFacility = ({ name }: Me): boolean => FACILITIES.includes(name);
const isStaff = (me: Me): boolean => !(isReader(me) || isFacility(me));

const idIn = (facts: Facts, path: string): string | null => {
  const value = valueAt(facts, path);
  return typeof value === 'string' ? value : null;
};

function ofCase(me: Me, facts: Facts): readonly Relation[] {
  if (isStaff(me)) return ['none'];
  if (isFacility(me)) {
    const facility = idIn(facts, 'facilityName');
    if (facility === null || me.facilityName === null) return ['own', 'none'];
    return facility === me.facilityName ? ['own'] : ['none'];
  }
  const isMine = idIn(facts, 'provider.userId') === me.userId;
  switch (idIn(facts, 'status')) {
    case 'SignOutCompleted':
      return isMine ? ['assigned', 'signer'] : ['signer', 'reviewer', 'none'];
    case 'QAReview':
      return isMine ? ['assigned'] : ['reviewer', 'none'];
    default:
      return isMine ? ['assigned'] : ['none'];
  }
}

const ROLE_OF: Readonly<Partial<Record<CallerName, string>>> = {
  provider: 'Provider',
  provider2: 'Provider',
  provisional: 'Provider',
  facility: 'Facility',
  np: 'Facility',
  facility2: 'Facility',
  admin: 'Admin',
  lab: 'Lab_Operations',
  accounts: 'Accounts',
  relations: 'Relationship_Manager',
};

const OTHER_DUTIES: readonly CallerName[] = ['lab', 'accounts', 'relations'];

const SECOND_REVIEW = 2;

/** Whose of the staff a task is: one about a person, a billing review, or any other. */
function dutyOf({ type }: Facts): CallerName {
  if (type === 9) return 'accounts';
  return type === 3 || type === 12 ? 'relations' : 'lab';
}

/** What a facility or the operator is asked for beside a case: slides, stains, scans, answers. */
const FACILITY_WORK: readonly unknown[] = [4, 5, 6, 7, 8];

/** Whoever has the case reads what is asked for it; of a case that no answer told of, nobody knows who has it. */
function ofAskedWork(me: Me, finds: Finds, facts: Facts): readonly Relation[] {
  if (!(isReader(me) && FACILITY_WORK.includes(facts['type']))) return ['none'];
  const aCase = finds.about(idIn(facts, 'case.id') ?? '');
  if (!Object.hasOwn(aCase, 'provider')) return ['reader', 'none'];
  return idIn(aCase, 'provider.userId') === me.userId ? ['reader'] : ['none'];
}

/** The reader of a review is shown its result; whose reading it was, only the review itself says. */
function ofReview(me: Me, facts: Facts): readonly Relation[] {
  if (!isReader(me)) return ['none'];
  if (idIn(facts, 'assignee.userId') === me.userId) return ['reviewer'];
  return idIn(facts, 'status') === 'Completed' ? ['reader', 'none'] : ['none'];
}

function ofTask(me: Me, finds: Finds, facts: Facts): readonly Relation[] {
  const assignee = idIn(facts, 'assignee.userId');
  const isOfMine = isFacility(me) && idIn(facts, 'facility.id') === me.facilityId;
  if (assignee !== null && assignee === me.userId) return ['assignee'];
  const role = idIn(facts, 'assignedRole');
  const isForRole = assignee === null && role !== null && role === ROLE_OF[me.name];
  // Whoever has every duty of the operator may take what waits for one of them.
  if (assignee === null && me.name === 'admin' && !isForRole) return ['role', 'none'];
  if (isForRole && (!isFacility(me) || isOfMine)) return isFacility(me) ? ['role', 'facility'] : ['role'];
  if (isOfMine) return ['facility'];
  if (!OTHER_DUTIES.includes(me.name) || me.name === dutyOf(facts)) return ofAskedWork(me, finds, facts);
  return facts['type'] === SECOND_REVIEW ? ['peerReview'] : ['otherDuty'];
}

function ofOwner(me: Me, owner: string | null): readonly Relation[] {
  return owner !== null && owner === me.userId ? ['own'] : ['none'];
}

/** Whoever an offer is made to owns it; of one that only its two readers were told nothing is known. */
function ofOffer(me: Me, facts: Facts): readonly Relation[] | null {
  const [giver, recipient] = [idIn(facts, 'from.userId'), idIn(facts, 'to.userId')];
  if (giver === null || recipient === null) return null;
  if (recipient === me.userId) return ['own'];
  return giver === me.userId ? ['giver'] : ['none'];
}

/** What the caller may be to the thing that a way leads to; null where nothing known tells. */
export function standingOf(
  finds: Finds,
  operation: OperationId,
  way: Way,
  me: Me,
  view: string | null,
): Standing | null {
  const { seenBy } = way;
  const params = withCase(finds, way.params);
  const { thing } = access[operation];
  const { states } = accessThings[thing];
  const relations = relationsTo(thing, finds, { params, seenBy }, me);
  if (relations === null) return null;
  if (thing === 'caseList' || thing === 'taskList') return { relations, state: view };
  if (thing === 'registration') return { relations, state: params['kind'] ?? null };
  const id = mainId(thing, params);
  const state = states === null || id === null ? null : idIn(finds.about(id), 'status');
  return states !== null && state === null ? null : { relations, state };
}

/** A slide is of the case that shows it; of several cases the nearest counts, which nobody knows. */
function withCase(finds: Finds, params: Params): Params {
  const [caseId, ...others] = finds.casesOf(params['blobId'] ?? '');
  return caseId === undefined || others.length > 0 ? params : { caseId, ...params };
}

const mainId = (thing: AccessThing, params: Params): string | null =>
  (thing === 'case' ? params['caseId'] : params['taskId']) ?? null;

function relationsTo(
  thing: AccessThing,
  finds: Finds,
  { params, seenBy }: Way,
  me: Me,
): readonly Relation[] | null {
  const facts = (name: string): Facts => finds.about(params[name] ?? '');
  const isSeen = seenBy.has(me.name);
  switch (thing) {
    case 'any':
    case 'caseList':
    case 'taskList':
      return ['none'];
    case 'case':
      return Object.keys(facts('caseId')).length === 0 ? null : ofCase(me, facts('caseId'));
    case 'task':
      return Object.keys(facts('taskId')).length === 0 ? null : ofTask(me, finds, facts('taskId'));
    case 'onboarding':
      return facts('taskId')['type'] === 3 ? ofOwner(me, idIn(facts('taskId'), 'assignee.userId')) : null;
    case 'review':
      return facts('taskId')['type'] === SECOND_REVIEW ? ofReview(me, facts('taskId')) : null;
    case 'facility':
      return isFacility(me) && params['facilityId'] === me.facilityId ? ['own'] : ['none'];
    case 'ticket':
      return ofOwner(me, idIn(facts('ticketId'), 'askedBy.userId'));
    case 'licence':
      return isReader(me)
        ? ofOwner(me, params['userId'] ?? idIn(facts('renewalId'), 'provider.userId'))
        : ['none'];
    case 'registration':
      return isStaff(me)
        ? isSeen
          ? ['own', 'opener', 'changer', 'none']
          : null
        : isSeen
          ? ['own']
          : ['none'];
    case 'template':
      return isReader(me) ? (isSeen ? ['own', 'system'] : ['none']) : ['none'];
    case 'handOver':
      return isReader(me) ? ofOffer(me, facts('handOverId')) : ['none'];
    case 'upload':
      return isSeen
        ? isFacility(me)
          ? ['own', 'facility']
          : ['own', 'none']
        : isReader(me)
          ? ['none']
          : null;
    case 'notice':
    case 'savedView':
    case 'session':
      return isSeen ? ['own'] : ['none'];
    // Who is in whose team, only the team's own list tells.
    case 'colleague':
      return null;
    case 'link':
      return ['own'];
  }
}

/** What the contract says a caller of that standing gets; null where the standing leaves more than one answer. */
export function expectedOf(
  operation: OperationId,
  caller: CallerName | null,
  standing: Standing,
): string | null {
  if (caller === null && operations[operation].auth === 'bearer') return 'UNAUTHENTICATED';
  const who = caller === null || operations[operation].auth === 'none' ? 'public' : CALLERS[caller];
  const each = new Set(answersTo(operation, who, standing));
  const [only = null] = each;
  return each.size === 1 ? only : null;
}

/** Whether one of the answers that the standing leaves is yes. */
export const canBeAllowed = (operation: OperationId, caller: CallerName, standing: Standing): boolean =>
  answersTo(operation, operations[operation].auth === 'none' ? 'public' : CALLERS[caller], standing).includes(
    'allowed',
  );

function answersTo(operation: OperationId, who: AccessCaller, standing: Standing): readonly string[] {
  const { rows }: Access = access[operation];
  return standing.relations.flatMap((relation) =>
    rows
      .filter(
        (row) =>
          row.who.includes(who) &&
          (row.is === null || row.is.includes(relation)) &&
          (row.when === null || (standing.state !== null && row.when.includes(standing.state))),
      )
      .map(({ gets }) => gets),
  );
}
