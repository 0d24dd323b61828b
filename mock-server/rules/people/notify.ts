import { hasRight } from '#app/core/people/rights.ts';
import { type NotificationZodType, zNotification } from '#contracts/generated/schemas/notification.ts';
import { newId } from '../../store/ids.ts';
import { query } from '../../store/query.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { sendMail } from './mail.ts';

type NoticeEvent = NotificationZodType['event'];

/** Domain rule: these cannot be switched off. */
const IMPORTANT: readonly NoticeEvent[] = [
  'stat_available',
  'identity_problem',
  'report_amended',
  'urgent_result',
  'preliminary_result',
  'security',
  'release_warning',
  'emergency_access',
];

const MERGED_WITHIN_MS = 10 * 60_000;

export interface Notice {
  readonly event: NoticeEvent;
  /** Names a case by the platform's number, never a patient. */
  readonly text: string;
  readonly caseId?: string | null;
  readonly taskId?: string | null;
  readonly ticketId?: string | null;
  readonly registrationId?: string | null;
  readonly licenceRenewalId?: string | null;
  /** The user whom staff are told of. */
  readonly aboutUserId?: string | null;
  /** False for what has to reach everybody each time, whatever else they were told of the case just before. */
  readonly isMerged?: boolean;
}

const TEXT_AT_MOST = zNotification.shape.text.maxLength ?? Number.POSITIVE_INFINITY;

/** A reason may be longer than a notice has room for; the mail has the whole of it. */
const shorten = (text: string): string =>
  text.length <= TEXT_AT_MOST ? text : `${text.slice(0, TEXT_AT_MOST - 2).trimEnd()} …`;

type Settings = UserRecord['notices'];

/** Kinds that the person may switch off as a whole (domain 2.12); a single case that is held for them is none. */
const isSwitchedOff = ({ event, caseId = null }: Notice, settings: Settings): boolean =>
  (event === 'new_cases' && caseId === null && !settings.newCasesDigest) ||
  (event === 'tasks_due' && !settings.taskDigest);

/** Kinds of which the mail alone may be switched off. */
const isMailed = ({ event }: Notice, settings: Settings): boolean => {
  if (IMPORTANT.includes(event) || event === 'new_cases' || event === 'tasks_due') return true;
  return event === 'report_ready' ? settings.mailOnReport : settings.mailOnAssignment;
};

type Told = ReturnType<World['notifications']['list']>[number];

/** The notice that says all that an earlier one says: the list of each day, and the same words about the same thing. */
const replaces = (later: Told, earlier: Told): boolean =>
  earlier.readAt === null &&
  earlier.event === later.event &&
  (later.event === 'tasks_due' ||
    ((later.caseId ?? later.taskId) !== null &&
      earlier.caseId === later.caseId &&
      earlier.taskId === later.taskId &&
      earlier.text === later.text));

/** Whoever was away finds one list of tasks, and not one of each day; what it replaces counts as read. */
function insertInPlace(world: World, notice: Told): void {
  for (const earlier of world.notifications.by('user', notice.userId))
    if (replaces(notice, earlier))
      world.notifications.change(earlier.id, (record) => ({
        ...record,
        readAt: notice.createdAt,
        version: record.version + 1,
      }));
  world.notifications.insert(notice);
}

/**
 * One event, one notice to each person, in the product and by mail; for a while it is merged with the last one of the
 * same case or task, where that says the very same and was not read yet. Where something else was told in between, perhaps
 * the opposite, it is told again: the last word that a person hears has to be the one that holds. What the person switched
 * off does not reach them that way, and nothing reaches an account that is closed.
 */
export function notify(world: World, now: number, users: readonly UserRecord[], notice: Notice): void {
  const { event, caseId = null, taskId = null, ticketId = null, registrationId = null } = notice;
  const { licenceRenewalId = null, aboutUserId = null } = notice;
  const { isMerged = true } = notice;
  const text = shorten(notice.text);
  const createdAt = new Date(now).toISOString();
  for (const user of users) {
    const last = world.notifications
      .by('user', user.id)
      .findLast((earlier) => (caseId === null ? earlier.taskId === taskId : earlier.caseId === caseId));
    const isTold =
      isMerged &&
      (caseId !== null || taskId !== null) &&
      last !== undefined &&
      last.readAt === null &&
      last.event === event &&
      last.text === text &&
      last.taskId === taskId &&
      // What is dated far ahead was told before the clock was turned back, and says nothing of now.
      Math.abs(now - Date.parse(last.createdAt)) < MERGED_WITHIN_MS;
    if (isTold || user.status === 'Deactivated' || isSwitchedOff(notice, user.notices)) continue;
    insertInPlace(world, {
      id: newId('ntf'),
      version: 1,
      userId: user.id,
      event,
      important: IMPORTANT.includes(event),
      text,
      caseId,
      taskId,
      ticketId,
      registrationId,
      licenceRenewalId,
      aboutUserId,
      createdAt,
      readAt: null,
    });
    if (!isMailed(notice, user.notices)) continue;
    sendMail(world, now, { to: user.email, subject: 'Digital pathology: news for you', text: notice.text });
  }
}

export const usersWhere = (world: World, rule: (user: UserRecord) => boolean): readonly UserRecord[] =>
  query(world.users, { where: { status: { notEquals: 'Deactivated' } } }).filter(rule);

/**
 * The people of a facility who may see its cases; those who run it and its nurse practitioners alike. For anybody else
 * a notice of a case leads nowhere.
 */
export const facilityPeople = (world: World, facilityId: string): readonly UserRecord[] =>
  usersWhere(world, (user) => user.facilityId === facilityId && hasRight(user, 'view'));

/** The operator's staff with one of these duties; an admin without a duty, or with the duty Admin, has all. */
export const staffWith = (
  world: World,
  ...duties: readonly NonNullable<UserRecord['staffRole']>[]
): readonly UserRecord[] =>
  usersWhere(
    world,
    ({ role, staffRole }) =>
      role === 'Admin' && (staffRole === null || staffRole === 'Admin' || duties.includes(staffRole)),
  );
