import { isLicenceRenewal, TASK } from '#app/core/tasks/task-kinds.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuseFields } from '../../http/field-texts.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { notify, usersWhere } from '../../rules/people/notify.ts';
import { handedOn, peopleOf, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { requireReviewer } from '../../rules/tasks/qa-reviewers.ts';
import { nameThirdReviewer } from '../../rules/tasks/qa-state.ts';
import { mayFindTask, requireTask, requireTaskMove } from '../../rules/tasks/task-access.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { taskMoved } from './task-forms.ts';
import { assigneeFields } from './task-rules.ts';

export const assignTask: Resolver<'assignTask'> = {
  resolve: (call) => {
    const { world, caller, input } = call;
    const task = requireTask(call);
    requireTaskMove('assignTask', task, caller);
    requireVersion(input.headers['If-Match'], task);
    const { assigneeId = null, assignedRole = null, reason } = input.body;
    refuseFields(assigneeFields(world, input.body, task));
    if (task.type === TASK.qa) changeReviewer(call, task, assigneeId);
    // These are about the provider who does them.
    const what =
      task.type === TASK.physicianOnboarding ? 'An onboarding' : isLicenceRenewal(task) ? 'A renewal' : null;
    if (what !== null && assigneeId !== task.assigneeId)
      refuseFields({ assignee: [`${what} stays with its provider`] });
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

/** A second review goes to a person who fits, and begins anew: what another reviewer wrote stays theirs alone. */
function changeReviewer(call: Call<'assignTask'>, task: TaskRecord, assigneeId: string | null): void {
  const { world, now } = call;
  refuseFields(assigneeId === null ? { assignee: ['Choose who will do this'] } : {});
  const review = world.qaReviews.find(task.id);
  if (review === null || assigneeId === null) return;
  const reviewer = requireReviewer(world, assigneeId, presentCase(world, review.caseId), now);
  if (reviewer.id === task.assigneeId) return;
  const givenAt = new Date(now).toISOString();
  const anew = { ownDiagnosis: null, ownDiagnosisSavedAt: null, givenAt };
  world.qaReviews.change(task.id, (record) => ({ ...record, ...anew }));
  if (review.kind === 'Prospective') nameThirdReviewer(world, review.caseId, reviewer.id);
  changeCase(call, review.caseId, () => ({ qaProviderId: reviewer.id }), { kind: 'review_changed' });
}
