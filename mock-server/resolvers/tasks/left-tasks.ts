import { isFacility, roleOf } from '#app/core/access/roles.ts';
import { endsByItself, isClosed, isLicenceRenewal, TASK } from '#app/core/tasks/task-kinds.ts';
import { labels } from '#contracts/generated/labels.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { handedOn, hasDoer, tellOfTask, tellOperator } from '../../rules/tasks/made-tasks.ts';
import { mayWorkOnCases } from '../../rules/tasks/task-access.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

/** Whose work it is now: the colleagues' at the facility or at the desk; what a reader leaves, an admin has to give to another. */
function roleAfter({ role, staffRole }: UserRecord): NonNullable<TaskRecord['assignedRole']> {
  const kind = roleOf(role);
  if (kind !== null && isFacility(kind)) return 'Facility';
  return kind === 'Admin' ? (staffRole ?? 'Admin') : 'Admin';
}

const LEFT = 'whoever had it has left';
const BARRED = 'the rights of whoever had it no longer allow it';

/** Several tasks may come back at once, so each is told by its kind and its case. */
function nameOf(world: World, { type, caseId }: TaskRecord): string {
  const caseID = caseId === null ? null : presentCase(world, caseId).caseID;
  return `The task “${labels.TaskType[type]}”${caseID === null ? '' : ` of case ${caseID}`}`;
}

/**
 * What somebody who left had to do goes back to those who may take it; where nobody of them is left, the operator hears
 * of it. What is about the person themselves stays with them.
 */
export function giveBackTasks(doing: Doing, user: UserRecord): void {
  if (mayWorkOnCases(user)) tellOfNobodys(doing, user.facilityId);
  for (const held of doing.world.tasks.by('assignee', user.id))
    if (held.type !== TASK.physicianOnboarding && !isLicenceRenewal(held)) giveBack(doing, user, held, LEFT);
}

/** Whoever may not work on cases any more leaves the tasks about them to others; a second review asks for no such right. */
export function giveBackBarred(doing: Doing, before: UserRecord, user: UserRecord): void {
  if (!mayWorkOnCases(before) || mayWorkOnCases(user)) return;
  tellOfNobodys(doing, user.facilityId);
  for (const held of doing.world.tasks.by('assignee', user.id))
    if (held.caseId !== null && !endsByItself(held.type)) giveBack(doing, user, held, BARRED);
}

/** The operator hears of what a facility has to do and nobody of it may do any more. */
function tellOfNobodys(doing: Doing, facilityId: string | null): void {
  const { world } = doing;
  for (const task of facilityId === null ? [] : world.tasks.by('facility', facilityId)) {
    const isTheirs = task.assignedRole === 'Facility' && !isClosed(task.status) && !isHandedIn(task);
    if (isTheirs && !hasDoer(doing, task)) tellOperator(doing, task);
  }
}

/** Waits for whoever accepts it, who knows of it: its people can do nothing before it is sent back. */
const isHandedIn = ({ status }: TaskRecord): boolean => status === 'Submitted';

function giveBack(doing: Doing, user: UserRecord, held: TaskRecord, why: string): void {
  const { world } = doing;
  if (isClosed(held.status)) return;
  const task = world.tasks.change(held.id, (record) => ({
    ...record,
    ...handedOn(doing, record, { assigneeId: null, assignedRole: roleAfter(user) }),
    facilityId: record.facilityId ?? user.facilityId,
    version: record.version + 1,
  }));
  if (isHandedIn(task)) return;
  const what = nameOf(world, task);
  const toOperator = `${what} has nobody who could take it: ${why}.`;
  tellOfTask(doing, task, `${what} has nobody any more: ${why}.`, toOperator);
}
