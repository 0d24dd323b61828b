import { TASK } from '#app/core/tasks/task-kinds.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuseFields, wrongField } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { notify, usersWhere } from '../../rules/people/notify.ts';
import { handedOn, peopleOf, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { nameThirdReviewer } from '../../rules/tasks/qa-state.ts';
import { mayFindTask, requireTask, requireTaskMove } from '../../rules/tasks/task-access.ts';
import { roleRefusals, takerRefusals } from '../../rules/tasks/task-takers.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { taskMoved } from './task-forms.ts';
import { assigneeFields, refusedWith } from './task-rules.ts';

export const assignTask: Resolver<'assignTask'> = {
  resolve: (call) => {
    const { world, caller, input } = call;
    const task = requireTask(call);
    requireTaskMove('assignTask', task, caller);
    requireVersion(input.headers['If-Match'], task);
    const { assigneeId = null, assignedRole = null, reason } = input.body;
    requireTaker(call, task);
    if (task.type === TASK.qa) changeReviewer(call, task, assigneeId);
    const assigned = world.tasks.change(task.id, (record) => ({
      ...record,
      ...handedOn(call, record, { assigneeId, assignedRole }),
      version: record.version + 1,
      reason: reason?.trim() || record.reason,
    }));
    tellOfTask(call, assigned, 'A task was given to you.');
    tellWhoeverHadIt(call, task, assigned);
    return taskMoved(assigned, call);
  },
};

/** Throws QA_SELF_REVIEW for the reader of what is to be reviewed, VALIDATION_FAILED with the reasons for whoever else may not have it. */
function requireTaker({ world, input, now }: Call<'assignTask'>, task: TaskRecord): void {
  const { assigneeId, assignedRole = null } = input.body;
  const named = assigneeId === undefined ? null : world.users.find(assigneeId);
  const refusalsOf = (user: UserRecord) => takerRefusals(world, task, user, now);
  if (named !== null && assignedRole === null && refusalsOf(named).includes('reader'))
    throw refuse('QA_SELF_REVIEW');
  refuseFields(assigneeFields(world, input.body, task.facilityId, refusalsOf));
  if (assignedRole !== null) refuseFields(refusedWith(roleRefusals(task, assignedRole)));
}

/** Nobody is to go on with what is another’s now. The task may be closed to them, so that their notice is about its case, if any. */
function tellWhoeverHadIt(call: Call<'assignTask'>, task: TaskRecord, assigned: TaskRecord): void {
  const { world, now, caller } = call;
  const { assigneeId, caseId, type } = task;
  const mayStillTake = peopleOf(world, assigned).some(({ id }) => id === assigneeId);
  if (assigneeId === caller.user.id || mayStillTake) return;
  const kind = type === TASK.qa ? 'Your second review' : 'Your task';
  const what =
    caseId === null
      ? `Your task “${labels.TaskType[type]}”`
      : `${kind} of case ${caseNumberOf(presentCase(world, caseId))}`;
  notify(
    world,
    now,
    usersWhere(world, (user) => user.id === assigneeId && mayFindTask(user, task)),
    { event: 'assigned_to_me', text: `${what} was given to somebody else.`, caseId },
  );
}

/** A second review goes to a person, and begins anew: what another reviewer wrote stays theirs alone. */
function changeReviewer(call: Call<'assignTask'>, task: TaskRecord, assigneeId: string | null): void {
  const { world, now } = call;
  if (assigneeId === null) throw wrongField('assignee', 'Choose who will do this');
  const review = world.qaReviews.find(task.id);
  if (review === null || assigneeId === task.assigneeId) return;
  const givenAt = new Date(now).toISOString();
  const anew = { ownDiagnosis: null, ownDiagnosisSavedAt: null, givenAt };
  world.qaReviews.change(task.id, (record) => ({ ...record, ...anew }));
  if (review.kind === 'Prospective') nameThirdReviewer(world, review.caseId, assigneeId);
  changeCase(call, review.caseId, () => ({ qaProviderId: assigneeId }), { kind: 'review_changed' });
}
