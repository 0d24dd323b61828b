import { isFacility, roleOf } from '#app/core/access/roles.ts';
import { instantOf, isTimeZone, localDay, localHour } from '#app/core/calendar/wall-clock.ts';
import { isWithReader } from '#app/core/cases/status.ts';
import { renewalOf } from '#app/core/tasks/renewals.ts';
import { CLOSED, isClosed, isOverdue, TASK } from '#app/core/tasks/task-kinds.ts';
import { dayText } from '#app/core/text/dates.ts';
import { OPERATOR_CALENDAR } from '../rules/calendars.ts';
import { facilityOf, presentCase } from '../rules/cases/case-of.ts';
import { notify, staffWith, usersWhere } from '../rules/people/notify.ts';
import { makeTask, peopleWhoseTurn, tellOfTask, turnKeyOf } from '../rules/tasks/made-tasks.ts';
import { query } from '../store/query.ts';
import type { CaseRecord, UserRecord } from '../store/records/records.ts';
import type { TaskRecord } from '../store/records/work.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';

/** Local times of the digest fall on these in every zone of the world, so nothing is looked at between them. */
const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const DIGEST_HOUR = 8;
/** A licence holds to the end of its last day. */
const LAST_MINUTE_MS = DAY_MS - 60_000;

/** Whether the clock has come to another moment than the one that the job last ran for; marks that it has. */
function isNew(world: World, job: string, at: string): boolean {
  const mark = world.clockMarks.find(job);
  if (mark?.at === at) return false;
  if (mark === null) world.clockMarks.insert({ id: job, at });
  else world.clockMarks.change(job, (record) => ({ ...record, at }));
  return true;
}

const isNewSpan = (world: World, job: string, now: number, spanMs: number): boolean =>
  isNew(world, job, new Date(Math.floor(now / spanMs) * spanMs).toISOString());

/** At 08:00 where the owner is: one notice of what is due by tomorrow or overdue (domain 2.12), none where nothing is. */
export const taskDigest: Job = {
  name: 'task digest',
  run: (world, now) => {
    const zones = zonesToTell(world, now, 'task digest');
    if (zones.size === 0) return;
    const due = new Map<string, { readonly user: UserRecord; soon: number; overdue: number }>();
    const listening = listenersAt(world, now, zones);
    for (const task of query(world.tasks, { where: { status: { notIn: CLOSED } } })) {
      if (task.dueAt === null) continue;
      const overdue = isOverdue(task, now);
      for (const { user, tomorrow, zone } of listening(task)) {
        if (!overdue && localDay(Date.parse(task.dueAt), zone) > tomorrow) continue;
        const counted = due.get(user.id) ?? { user, soon: 0, overdue: 0 };
        due.set(user.id, counted);
        if (overdue) counted.overdue += 1;
        else counted.soon += 1;
      }
    }
    for (const { user, soon, overdue } of due.values()) {
      const text = [
        ...(overdue > 0 ? [`Tasks overdue: ${overdue}.`] : []),
        ...(soon > 0 ? [`Tasks due by tomorrow: ${soon}.`] : []),
      ].join(' ');
      notify(world, now, [user], { event: 'tasks_due', text });
    }
  },
};

/**
 * The zones in which it is eight or later and the list of the day was not made yet, whether or not anything was on it:
 * a clock that jumps past eight, or a server that was down then, still brings the list of the day, once.
 */
export function zonesToTell(world: World, now: number, list: string): ReadonlySet<string> {
  if (!isNewSpan(world, list, now, QUARTER_MS)) return new Set();
  const all = new Set(world.users.list().map((user) => zoneOf(world, user)));
  return new Set(
    [...all].filter(
      (zone) =>
        localHour(now, zone) >= DIGEST_HOUR &&
        isNew(world, `${list} ${zone}`, `${localDay(now, zone)}T00:00:00.000Z`),
    ),
  );
}

interface Listener {
  readonly user: UserRecord;
  readonly zone: string;
  readonly tomorrow: string;
}

/** The people whose turn a task is and for whom it is time; many tasks have the same people, who are looked up once. */
function listenersAt(
  world: World,
  now: number,
  zones: ReadonlySet<string>,
): (task: TaskRecord) => readonly Listener[] {
  const known = new Map<string, readonly Listener[]>();
  return (task) => {
    const key = turnKeyOf(task);
    const found =
      known.get(key) ??
      peopleWhoseTurn(world, task)
        .map((user) => ({ user, zone: zoneOf(world, user) }))
        .filter(({ zone }) => zones.has(zone))
        .map(({ user, zone }) => ({ user, zone, tomorrow: localDay(now + DAY_MS, zone) }));
    known.set(key, found);
    return found;
  };
}

/**
 * The zone of the facility for its people, else the one that they chose; the operator's where nothing is known of
 * such a zone.
 */
export function zoneOf(world: World, { facilityId, timeZone }: UserRecord): string {
  const ofFacility = facilityId === null ? null : world.facilities.find(facilityId);
  const zone = ofFacility?.timeZone ?? timeZone;
  return isTimeZone(zone) ? zone : OPERATOR_CALENDAR.timeZone;
}

/** 90, 60, 30 and 7 days before a licence ends its holder is asked to renew it; on the day the operator hears (2.10). */
export const credentialRenewals: Job = {
  name: 'credential renewals',
  run: (world, now) => {
    if (!isNewSpan(world, 'credential renewals', now, DAY_MS)) return;
    const today = new Date(now).toISOString().slice(0, 10);
    for (const user of usersWhere(world, ({ role }) => !isFacility(roleOf(role) ?? 'Admin')))
      for (const licence of user.licences) {
        askToRenew(world, now, user, licence);
        if (licence.expiresOn <= today) tellOfEnd(world, now, user, licence);
      }
  },
};

type Licence = UserRecord['licences'][number];

function askToRenew(world: World, now: number, user: UserRecord, { state, expiresOn }: Licence): void {
  const renewal = renewalOf(expiresOn, new Date(now).toISOString().slice(0, 10));
  if (renewal === null) return;
  const id = `renewal ${user.id} ${state} ${expiresOn} ${renewal.withinDays}`;
  if (world.clockMarks.find(id) !== null) return;
  world.clockMarks.insert({ id, at: new Date(now).toISOString() });
  const doing = { world, now, caller: null };
  const title = `Renew the ${state} licence that ends on ${dayText(expiresOn)}`;
  const open = world.tasks
    .by('assignee', user.id)
    .find(
      (task) => task.type === TASK.credentialRenewal && task.title === title && !CLOSED.includes(task.status),
    );
  const { priority } = renewal;
  const task =
    open === undefined
      ? makeTask(doing, {
          type: TASK.credentialRenewal,
          title,
          priority,
          assigneeId: user.id,
          needsAcceptance: true,
          dueAt: new Date(instantOf(expiresOn, LAST_MINUTE_MS, zoneOf(world, user))).toISOString(),
        })
      : world.tasks.change(open.id, (record) => ({ ...record, priority, version: record.version + 1 }));
  tellOfTask(doing, task, `Your ${state} licence ends within ${renewal.withinDays} days.`);
}

/**
 * Open cases of a state in which the licence of their reader ends are the operator's to reassign where they are not signed
 * in time, and so are the open reviews of a reviewer: told once for each licence, on its last day or as soon after it as the
 * clock runs again.
 */
function tellOfEnd(world: World, now: number, user: UserRecord, { state, expiresOn }: Licence): void {
  const id = `end ${user.id} ${state} ${expiresOn}`;
  if (world.clockMarks.find(id) !== null) return;
  world.clockMarks.insert({ id, at: new Date(now).toISOString() });
  const day = dayText(expiresOn);
  const tell = (aCase: CaseRecord, who: string, what: string, taskId: string | null = null): void => {
    const facility = facilityOf(world, aCase);
    if (facility.state !== state) return;
    const may = `The ${who} of case ${aCase.caseID} may`;
    notify(world, now, staffWith(world, 'Lab_Operations'), {
      event: 'assigned_to_me',
      caseId: aCase.id,
      taskId,
      text:
        expiresOn < localDay(now, facility.timeZone)
          ? `${may} not ${what} it any more: the licence there ended on ${day}.`
          : `${may} ${what} it until the end of ${day}, when the licence there ends.`,
    });
  };
  for (const aCase of world.cases.by('provider', user.id))
    if (isWithReader(aCase.status)) tell(aCase, 'reader', 'sign');
  for (const { id: taskId, type, status, caseId } of world.tasks.by('assignee', user.id))
    if (type === TASK.qa && !isClosed(status) && caseId !== null)
      tell(presentCase(world, caseId), 'second reviewer', 'review', taskId);
}
