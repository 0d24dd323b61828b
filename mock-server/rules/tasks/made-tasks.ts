import { dueAfter } from '#app/core/calendar/working-days.ts';
import { dutyOf, isClosed } from '#app/core/tasks/task-kinds.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { calendarOf } from '../calendars.ts';
import { facilityOf } from '../cases/case-of.ts';
import { initialOf } from '../moves.ts';
import { notify, staffWith, usersWhere } from '../people/notify.ts';
import { personRef } from '../people/person-refs.ts';
import { mayComeIn } from '../people/start-day.ts';
import type { Doing } from '../trail/case-events.ts';
import { allowsToDo } from './task-access.ts';

export type TaskDraft = Pick<TaskRecord, 'type' | 'title' | 'priority' | 'dueAt'> &
  Partial<Omit<TaskRecord, 'id' | 'version' | 'status'>>;

const NEW = {
  status: initialOf('TaskStatus'),
  version: 1,
  description: null,
  specimenID: null,
  block: null,
  slide: null,
  assigneeId: null,
  assignedRole: null,
  facilityId: null,
  caseId: null,
  requestId: null,
  needsAcceptance: false,
  imagesAsked: 0,
  answer: null,
  shipment: null,
  reason: null,
  startedAt: null,
  submittedAt: null,
  closedAt: null,
} as const;

/** A new task, Open. Whoever asked for it is its askedBy; null where the system did. Tells nobody. */
export function makeTask({ world, now, caller }: Doing, draft: TaskDraft): TaskRecord {
  return world.tasks.insert({
    ...NEW,
    checklist: [],
    attachments: [],
    comments: [],
    askedBy: caller === null ? null : personRef(caller.user),
    createdAt: new Date(now).toISOString(),
    ...draft,
    id: newId('tsk'),
  });
}

/** Whoever looks for the parcel goes by what the task says of it. */
export function renewShipment(
  world: World,
  { id, shipment: before }: TaskRecord,
  shipment: TaskRecord['shipment'],
): void {
  if (JSON.stringify(before) === JSON.stringify(shipment)) return;
  world.tasks.change(id, (record) => ({ ...record, shipment, version: record.version + 1 }));
}

type Holder = Pick<TaskRecord, 'assigneeId' | 'assignedRole'>;

/** No more than the contract tells of one task. */
const HOLDERS_KEPT = 500;

/** The task in other hands from now on; whose it was until now is kept, for every wait has an owner. */
export function handedOn(
  { now }: Pick<Doing, 'now'>,
  task: Holder & Pick<TaskRecord, 'heldBefore'>,
  to: Holder,
) {
  const { assigneeId, assignedRole, heldBefore = [] } = task;
  if (to.assigneeId === assigneeId && to.assignedRole === assignedRole) return to;
  const last = { assigneeId, assignedRole, until: new Date(now).toISOString() };
  return { ...to, heldBefore: [...heldBefore, last].slice(-HOLDERS_KEPT) };
}

/** When work on the case that begins now has to be done; closing time of the facility's zone. */
export const dueOn = ({ world, now }: Doing, aCase: CaseRecord, workingDays: number): string =>
  dueAfter(new Date(now).toISOString(), workingDays, calendarOf(facilityOf(world, aCase)));

type Given = Pick<TaskRecord, 'assigneeId' | 'assignedRole' | 'facilityId' | 'caseId'>;

/** The people that a task is for: its assignee, else all to whom it was given; of a task of a case those who may do it. */
export const peopleOf = (world: World, task: Given): readonly UserRecord[] =>
  findPeople(world, task).filter((user) => allowsToDo(task, user));

/** Whether anybody can do the task now; whoever it was given to by name is meant to have it, though they come later. */
export const hasDoer = ({ world, now }: Doing, task: Given): boolean =>
  peopleOf(world, task).some((user) => user.id === task.assigneeId || mayComeIn(user, now));

function findPeople(world: World, { assigneeId, assignedRole, facilityId }: Given): readonly UserRecord[] {
  const assignee = assigneeId === null ? null : world.users.find(assigneeId);
  if (assignee !== null) return [assignee];
  switch (assignedRole) {
    case null:
      return [];
    case 'Facility':
      return facilityId === null ? [] : usersWhere(world, (user) => user.facilityId === facilityId);
    case 'Provider':
      return usersWhere(world, ({ role }) => role === 'Provider' || role === 'physician');
    default:
      return staffWith(world, assignedRole);
  }
}

/** Whose turn a task is: work that was handed in waits for the duty that accepts it, everything else for its people. */
export const peopleWhoseTurn = (world: World, task: TaskRecord): readonly UserRecord[] =>
  task.status === 'Submitted'
    ? staffWith(world, dutyOf(task.type)).filter((user) => allowsToDo(task, user))
    : peopleOf(world, task);

/** Tasks with the same key are the turn of the same people, so those are looked up once for all of them. */
export function turnKeyOf({ status, type, caseId, ...given }: TaskRecord): string {
  const { assigneeId, assignedRole, facilityId } = given;
  const people = [assigneeId, assignedRole, facilityId, caseId !== null];
  return JSON.stringify([...people, ...(status === 'Submitted' ? [type] : [])]);
}

/** Whether a task waits for this person; one that is closed waits for nobody. */
export function isTurnOf(world: World, userId: string): (task: TaskRecord) => boolean {
  const known = new Map<string, boolean>();
  return (task) => {
    if (isClosed(task.status)) return false;
    const key = turnKeyOf(task);
    const found = known.get(key) ?? peopleWhoseTurn(world, task).some(({ id }) => id === userId);
    known.set(key, found);
    return found;
  };
}

/** Whoever may accept the work hears that it was handed in, unless it is their own. */
export const tellOfHandIn = ({ world, now, caller }: Doing, task: TaskRecord): void =>
  notify(
    world,
    now,
    peopleWhoseTurn(world, task).filter(({ id }) => id !== caller?.user.id),
    {
      event: 'assigned_to_me',
      text: 'Work was handed in and waits to be accepted.',
      caseId: task.caseId,
      taskId: task.id,
    },
  );

/** The operator hears of a task that waits for nobody, and finds somebody for it. */
export const tellOperator = (
  { world, now }: Doing,
  task: TaskRecord,
  text = 'A task has nobody who may do it.',
): void =>
  notify(world, now, staffWith(world, 'Admin', 'Lab_Operations'), {
    event: 'assigned_to_me',
    text,
    caseId: task.caseId,
    taskId: task.id,
  });

/**
 * Whoever waits for a parcel, or cuts and scans, hears that nobody needs it any more; the facility of the case hears
 * of its own doing otherwise.
 */
export function tellLaboratory(
  { world, now, caller }: Doing,
  { id, facilityId }: CaseRecord,
  tasks: readonly TaskRecord[],
  text: string,
): void {
  const people = new Set(tasks.flatMap((task) => peopleOf(world, task)));
  notify(
    world,
    now,
    [...people].filter((user) => user.facilityId !== facilityId && user.id !== caller?.user.id),
    { event: 'assigned_to_me', text, caseId: id, taskId: tasks.length === 1 ? (tasks[0]?.id ?? null) : null },
  );
}

/**
 * The people of a task hear that they have it; where the rights of all of them are too few, or none of them can come in
 * yet, the operator hears of that, so that no open task is nobody's. The text names no patient.
 */
export function tellOfTask(doing: Doing, task: TaskRecord, text: string, toOperator?: string): void {
  const { world, now } = doing;
  if (!isClosed(task.status) && !hasDoer(doing, task)) tellOperator(doing, task, toOperator);
  notify(world, now, peopleOf(world, task), {
    event: 'assigned_to_me',
    text,
    caseId: task.caseId,
    taskId: task.id,
  });
}
