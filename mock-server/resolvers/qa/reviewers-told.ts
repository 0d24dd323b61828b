import { isClosed } from '#app/core/tasks/task-kinds.ts';
import { notify, usersWhere } from '../../rules/people/notify.ts';
import { reviewsOf } from '../../rules/tasks/qa-state.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { CaseRecord } from '../../store/records/records.ts';

/** Whoever has a review of the case open hears why it is not wanted any more, for its task leaves their list at once. */
export function tellReviewers({ world, now }: Doing, { id: caseId, caseID }: CaseRecord, why: string): void {
  for (const { task } of reviewsOf(world, caseId)) {
    if (isClosed(task.status)) continue;
    const text = `Case ${caseID} needs no review any more: ${why}.`;
    const reviewers = usersWhere(world, ({ id }) => id === task.assigneeId);
    notify(world, now, reviewers, { event: 'case_returned', text, caseId, taskId: task.id });
  }
}
