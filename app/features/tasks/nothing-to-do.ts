import type { Reasons } from '#app/core/access/refused-moves.ts';
import type { Role } from '#app/core/access/roles.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { ownPageOf } from '#app/core/tasks/task-words.ts';
import { isRefused, type PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import type { FacilityWork } from './facility/facility-work.ts';

/**
 * A case that came back is answered by its sending, but what was asked for by hand beside it is answered in the task, as
 * the API allows.
 */
export function isDoneBySending({ type, allowedActions }: Task, work: FacilityWork | null): boolean {
  const isAnswered = allowedActions.includes('submit') || allowedActions.includes('complete');
  return type === TASK.missingInfo && work?.mayEditCase === true && !isAnswered;
}

/**
 * A question has its own form, and so has an order that cannot be made. Where the questions could not be read, an answer
 * beside them may be one to a question.
 */
export function elsewhereOf(task: Task, work: FacilityWork | null): readonly ('work' | 'decline')[] {
  if (work === null) return [];
  const { questions, order, unread } = work;
  const mayBeAsked = questions.length > 0 || unread.includes('questions');
  return [
    ...(mayBeAsked || isDoneBySending(task, work) ? (['work'] as const) : []),
    ...(order?.allowedActions.includes('decline') === true ? (['decline'] as const) : []),
  ];
}

/** Forms that stay with what was typed once they were refused, as `isRefused` has it. */
const STAYING = ['submit', 'complete', 'decline', 'declineOrder', 'promise', 'answer'];

interface Shown {
  readonly work: FacilityWork | null;
  readonly reasons?: Reasons | undefined;
  readonly outcome: PostedOutcome | undefined;
}

/**
 * Whether nothing can be done where the actions of a task stand, none is refused with its reason there, and no form
 * stays that was refused. Comments and files have sections of their own.
 */
export function hasNothingToDo(task: Task, role: Role, { work, reasons = {}, outcome }: Shown): boolean {
  const ofOrder = work?.order?.allowedActions ?? [];
  const ofQuestions = work?.questions.flatMap(({ allowedActions }) => allowedActions) ?? [];
  const elsewhere = elsewhereOf(task, work);
  const refused = (['work', 'decline'] as const).filter((action) => reasons[action] !== undefined);
  return (
    task.allowedActions.every((action) => action === 'comment' || action === 'attach') &&
    refused.every((action) => elsewhere.includes(action)) &&
    ownPageOf(task, role) === null &&
    work?.mayEditCase !== true &&
    (work?.unread ?? []).length === 0 &&
    !ofOrder.includes('edit') &&
    !ofOrder.includes('decline') &&
    ofQuestions.length === 0 &&
    !STAYING.some((intent) => isRefused(outcome, intent))
  );
}
