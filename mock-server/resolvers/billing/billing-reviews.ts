import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import { dueOn, makeTask, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { caseNumberOf } from '../cases/case-forms.ts';

const DECIDED_WITHIN_WORKING_DAYS = 2;

type OfCase = Pick<BillingRecord, 'caseId' | 'caseID'>;

const titleAfterAmendment = ({ caseID }: Pick<OfCase, 'caseID'>): string =>
  `Check the lines of ${caseID} after its amendment`;

/** The report was amended, and nobody of Accounts has looked at the lines of its case since. */
export const isUncheckedAfterAmendment = (world: World, line: OfCase): boolean =>
  world.tasks
    .by('case', line.caseId)
    .some(
      ({ type, title, status }) =>
        type === TASK.billingReview && title === titleAfterAmendment(line) && !isClosed(status),
    );

export const askForCheckAfterAmendment = (doing: Doing, aCase: CaseRecord): TaskRecord =>
  askForBillingReview(doing, aCase, titleAfterAmendment({ caseID: caseNumberOf(aCase) }));

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
