import { partOf, type Who } from './people.ts';
import { caseOf } from './requests.ts';
import { isFit } from './reviews.ts';
import { directingRefusal, onTask } from './rules/task-rules.ts';
import {
  type Case,
  type Command,
  type Group,
  isOpenTask,
  isShut,
  type Refused,
  type State,
  type Task,
  tell,
  touch,
  type Verdict,
} from './state.ts';
import { peopleOfTask } from './tasks.ts';
import { INVALID, refuse } from './verdicts.ts';

const GROUPS: Readonly<Record<string, Group>> = {
  Facility: 'facility',
  Provider: 'readers',
  Lab_Operations: 'lab',
  Accounts: 'accounts',
  Admin: 'admin',
};

/** 2.11: work of a facility is for its own people or for the operator's. */
const isOfOthers = (to: Who, { facilityId }: Case): boolean =>
  partOf(to).facilityId !== null && partOf(to).facilityId !== facilityId;

/** The count of its slides ends a parcel, and is the laboratory's; what becomes of a line is for Accounts to say. */
const DUTY: Readonly<Partial<Record<Task['kind'], 'Lab_Operations' | 'Accounts'>>> = {
  receipt: 'Lab_Operations',
  billing: 'Accounts',
};

/** Whether whoever gets the task has the duty for it, as the admin without one has. */
function hasDuty({ to, body }: Command, kind: Task['kind']): boolean {
  const needed = DUTY[kind];
  if (needed === undefined) return true;
  if (to === undefined) return ['Admin', needed].includes(String(body?.['assignedRole']));
  const { role, duty } = partOf(to);
  return role === 'Admin' && (duty ?? needed) === needed;
}

function wrong(state: State, command: Command, task: Task): Refused | null {
  const { to, body } = command;
  const aCase = caseOf(state, task.caseId);
  const isToRole = body?.['assignedRole'] !== undefined;
  if ((to === undefined) !== isToRole) return INVALID;
  if (to !== undefined && (isShut(state, to) || isOfOthers(to, aCase))) return INVALID;
  if (!hasDuty(command, task.kind)) return INVALID;
  if (task.review === null) return null;
  if (to === undefined) return INVALID;
  if (to === aCase.holder || to === aCase.signer) return refuse(422, 'QA_SELF_REVIEW');
  return isFit(state, aCase, to) ? null : INVALID;
}

/** 2.8: whoever reads in somebody's place begins anew; whoever has it already keeps what they wrote. */
function changeReviewer(state: State, who: Who, to: Who, { review, caseId, assignee }: Task): void {
  if (review === null || assignee === to) return;
  const aCase = caseOf(state, caseId);
  review.isOwnSaved = false;
  review.isOriginalOpen = !review.isBlinded;
  aCase.reviewer = to;
  touch(state, aCase, who, 'review_changed');
}

/** The operator gives a task that has not ended to a person, or to whoever has a role. */
export const assignTask = (state: State, command: Command): Verdict =>
  onTask(state, command, {
    owner: (task) => {
      const refusal = directingRefusal(state, task, command.who);
      if (refusal !== null) return refusal;
      return isOpenTask(task) ? null : refuse(409, 'TASK_STATE');
    },
    fields: (task) => wrong(state, command, task),
    apply: (task) => {
      const { who, to, body } = command;
      const former = task.assignee;
      if (to !== undefined) changeReviewer(state, who, to, task);
      task.assignee = to ?? null;
      task.group = GROUPS[String(body?.['assignedRole'])] ?? null;
      task.version += 1;
      const about = { caseId: task.caseId, taskId: task.id, words: 'given' };
      const people = peopleOfTask(state, task);
      tell(state, people, 'assigned_to_me', about);
      // Whoever gave away their own, or may still take it, knows.
      if (former !== null && former !== who && !people.includes(former))
        tell(state, [former], 'assigned_to_me', { caseId: task.caseId, words: 'given away' });
    },
  });
