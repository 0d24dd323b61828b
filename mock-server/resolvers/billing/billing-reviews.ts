import { TASK } from '#app/core/tasks/task-kinds.ts';
import { dueOn, makeTask, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';

const DECIDED_WITHIN_WORKING_DAYS = 2;

/** What is owed after a change is for Accounts to decide (domain 2.3 rows 21 and 23). */
export function askForBillingReview(doing: Doing, aCase: CaseRecord, title: string): TaskRecord {
  const task = makeTask(
    { ...doing, caller: null },
    {
      type: TASK.billingReview,
      title,
      caseId: aCase.id,
      facilityId: aCase.facilityId,
      assignedRole: 'Accounts',
      priority: 'Routine',
      dueAt: dueOn(doing, aCase, DECIDED_WITHIN_WORKING_DAYS),
    },
  );
  tellOfTask(doing, task, `The billing lines of case ${aCase.caseID} have to be looked at.`);
  return task;
}
