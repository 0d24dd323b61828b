import { roleOf } from '#app/core/access/roles.ts';
import { CONDITIONS, isActive } from '#app/core/cases/pickup.ts';
import { licenceText } from '#app/core/sign-out/checklist.ts';
import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import type { TaskRefusal } from '#contracts/generated/wire.ts';
import { wrongField } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { QaReviewRecord, TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { facilityOf, presentCase } from '../cases/case-of.ts';
import { pickupCaseOf, pickupProviderOf } from '../cases/pickup.ts';
import { isLicensedFor } from '../cases/signers.ts';
import { lastDayAway } from '../people/away.ts';
import { usersWhere } from '../people/notify.ts';
import { allowsToDo } from './task-access.ts';

/** Nobody reviews what they read or signed themselves (domain 2.8). */
export const isReaderOf = (userId: string, { assignedProviderId, signerId }: CaseRecord): boolean =>
  userId === assignedProviderId || userId === signerId;

export const isDisputed = ({ result }: QaReviewRecord): boolean => result?.agreement === 'MajorDisagreement';

/** The reviewer wants more work before they say anything: no result yet that a text is signed by, that ends a dispute or counts for a trial. */
export const isDeferred = ({ result }: QaReviewRecord): boolean => result?.agreement === 'Deferred';

/** Nor does anybody review for the next reader what is their own text, in which a reviewer saw a major disagreement. */
const isReaderInDispute = (world: World, userId: string, caseId: string): boolean =>
  world.qaReviews.by('case', caseId).some((review) => review.readerId === userId && isDisputed(review));

const WRITTEN: readonly string[] = [
  'diagnosis_saved',
  'preliminary_shared',
  'preliminary_withdrawn',
  'report_signed',
];
const REPORT_READ: readonly string[] = ['report_read', 'report_downloaded'];

const hasDone = (world: World, userId: string, caseId: string, kinds: readonly string[]): boolean =>
  world.caseEvents.by('case', caseId).some(({ kind, by }) => by?.userId === userId && kinds.includes(kind));

/**
 * Why somebody may not review the case: they are its reader; or wrote on it before it came to the present one, so that their
 * words may stand in the text; or are no active pathologist with the rights for it, licensed where the specimen was taken, of
 * the subspecialty and in no conflict.
 */
export function reviewerRefusals(
  world: World,
  user: UserRecord,
  aCase: CaseRecord,
  now: number,
): readonly TaskRefusal[] {
  if (roleOf(user.role) !== 'Provider') return ['role'];
  const provider = pickupProviderOf(world, user);
  const asked = pickupCaseOf(world, aCase);
  const isUnmet = (rule: keyof typeof CONDITIONS): boolean =>
    CONDITIONS[rule](provider, asked, new Date(now).toISOString()) !== null;
  const found: readonly (readonly [TaskRefusal, boolean])[] = [
    ['reader', isReaderOf(user.id, aCase)],
    ['author', isReaderInDispute(world, user.id, aCase.id) || hasDone(world, user.id, aCase.id, WRITTEN)],
    ['account', !isActive(user.status)],
    ['rights', !allowsToDo({ caseId: aCase.id }, user)],
    ['licence', isUnmet('licence')],
    ['subspecialty', isUnmet('subspecialty')],
    ['conflict', isUnmet('conflict')],
  ];
  return found.filter(([, isRefused]) => isRefused).map(([refusal]) => refusal);
}

const isFit = (world: World, user: UserRecord, aCase: CaseRecord, now: number): boolean =>
  reviewerRefusals(world, user, aCase, now).length === 0;

/** The reviewer who was named. Throws QA_SELF_REVIEW for the reader, VALIDATION_FAILED for one who does not fit. */
export function requireReviewer(world: World, userId: string, aCase: CaseRecord, now: number): UserRecord {
  if (isReaderOf(userId, aCase)) throw refuse('QA_SELF_REVIEW');
  const user = world.users.find(userId);
  if (user !== null && isFit(world, user, aCase, now)) return user;
  throw refuse('VALIDATION_FAILED', {
    status: 422,
    fields: { reviewerId: ['This pathologist cannot review this case.'] },
  });
}

/** This reviewer, where they still fit the case. */
export function fitReviewer(world: World, userId: string, aCase: CaseRecord, now: number): UserRecord | null {
  const user = world.users.find(userId);
  const isFitting = user !== null && isFit(world, user, aCase, now);
  return isFitting ? user : null;
}

/** Whoever declined to review the case is not asked again by a rule. */
const whoDeclined = (world: World, caseId: string): readonly (string | null)[] =>
  world.qaReviews.by('case', caseId).flatMap(({ id }) => {
    const task = world.tasks.find(id);
    return task?.status === 'Declined' ? [task.assigneeId] : [];
  });

/**
 * Whoever fits, has not declined, has not read the report through another case of the patient and has the fewest reviews open;
 * who is away today, and would have the text locked until they are back, only where everybody is. Null where nobody fits at present.
 */
export function freeReviewer(
  world: World,
  aCase: CaseRecord,
  now: number,
  except: readonly (string | null)[] = [],
): UserRecord | null {
  const barred = [...except, ...whoDeclined(world, aCase.id)];
  const isFree = (user: UserRecord): boolean =>
    !barred.includes(user.id) &&
    isFit(world, user, aCase, now) &&
    !hasDone(world, user.id, aCase.id, REPORT_READ);
  const [chosen] = usersWhere(world, isFree)
    .map((user) => ({
      user,
      away: Number(lastDayAway(user, now) !== null),
      open: openReviews(world, user.id),
    }))
    .toSorted((a, b) => a.away - b.away || a.open - b.open || (a.user.id < b.user.id ? -1 : 1));
  return chosen?.user ?? null;
}

/** The reviewer whom the server chooses. Throws VALIDATION_FAILED where nobody fits. */
export function chooseReviewer(
  world: World,
  aCase: CaseRecord,
  now: number,
  except: readonly (string | null)[] = [],
): UserRecord {
  const chosen = freeReviewer(world, aCase, now, except);
  if (chosen !== null) return chosen;
  throw refuse('VALIDATION_FAILED', {
    status: 422,
    fields: { reviewerId: ['No reviewer fits this case at present.'] },
  });
}

/**
 * Where the reviewer of an open review may sign no report of its case today; null where they may. The review was given to
 * somebody with a licence, which may have ended since: a text is signed by what they say of it, or amended (2.8, 7.2).
 */
export function unlicensedIn(
  world: World,
  { id, status, assigneeId }: TaskRecord,
  now: number,
): string | null {
  const review = world.qaReviews.find(id);
  const reviewer = world.users.find(assigneeId ?? '');
  if (review === null || reviewer === null || isClosed(status)) return null;
  const aCase = presentCase(world, review.caseId);
  return isLicensedFor(world, reviewer, aCase, now) ? null : facilityOf(world, aCase).state;
}

/** Throws VALIDATION_FAILED where the reviewer could not sign what they are to judge. */
export function requireReviewersLicence(world: World, task: TaskRecord, now: number): void {
  const region = unlicensedIn(world, task, now);
  if (region !== null) throw wrongField('licence', licenceText(region));
}

const openReviews = (world: World, userId: string): number =>
  world.tasks.by('assignee', userId).filter(({ type, status }) => type === TASK.qa && !isClosed(status))
    .length;
