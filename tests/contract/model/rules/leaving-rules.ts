import { partOf, type Who } from '../people.ts';
import { readerGone, reviewerGone } from '../reviews.ts';
import {
  type Command,
  type Group,
  isHeld,
  isOpenTask,
  isShut,
  LAB_STAFF,
  type State,
  tell,
  type Verdict,
} from '../state.ts';
import { peopleOfTask } from '../tasks.ts';
import { allow, hasAllDuties, INVALID, refuse, versionRefusal } from '../verdicts.ts';
import { backToPool } from './pool-rules.ts';

/** Whose work it is once this person has left. */
function groupAfter(who: Who): Group {
  const { role, duty, facilityId } = partOf(who);
  if (facilityId !== null) return 'facility';
  if (role === 'Provider' || duty === null) return 'admin';
  return duty === 'Accounts' ? 'accounts' : 'lab';
}

/** Whoever may take what the person had hears of it; where nobody of them is left, the operator does. */
function giveBackTasks(state: State, left: Who): void {
  for (const task of state.tasks.values()) {
    if (task.assignee !== left || !isOpenTask(task)) continue;
    task.assignee = null;
    task.group = groupAfter(left);
    task.version += 1;
    // What was handed in waits for whoever accepts it.
    if (task.status === 'Submitted') continue;
    const about = { caseId: task.caseId, taskId: task.id };
    const people = peopleOfTask(state, task).filter((who) => !isShut(state, who));
    if (people.length > 0) tell(state, people, 'assigned_to_me', { ...about, words: 'left' });
    else tell(state, LAB_STAFF, 'assigned_to_me', { ...about, words: 'left alone' });
  }
}

/**
 * 2.10: open cases go back to the pool with what was asked for, the laboratory is told, and every session ends.
 * Reviews of the reader's own text are of no use any more; those that they were to give, and their tasks, go to others.
 */
export function deactivateUser(state: State, command: Command): Verdict {
  const { who, body, to: user } = command;
  const account = user === undefined ? undefined : state.accounts.get(user);
  if (!hasAllDuties(who)) return refuse(403, 'FORBIDDEN_ROLE');
  if (user === undefined || account === undefined || account.status === 'Deactivated')
    return refuse(409, 'STATUS_TRANSITION');
  const open = [...state.cases.values()].filter((one) => one.holder === user && isHeld(one));
  if (open.length > 0 && body?.['returnOpenCases'] !== true) return refuse(409, 'OPEN_CASES');
  return (
    versionRefusal(command, account.version) ??
    allow(200, (told) => {
      for (const aCase of open) {
        readerGone(state, aCase);
        backToPool(state, aCase, who, state.now);
        tell(state, LAB_STAFF, 'case_returned', { caseId: aCase.id, words: 'left' });
      }
      account.status = 'Deactivated';
      account.version += 1;
      reviewerGone(state, told, user);
      giveBackTasks(state, user);
    })
  );
}

/** 2.10: who reads comes back at the start of the onboarding, once the credentials were looked at again. */
export function reactivateUser(state: State, command: Command): Verdict {
  const { who, body, to: user } = command;
  const account = user === undefined ? undefined : state.accounts.get(user);
  if (!hasAllDuties(who)) return refuse(403, 'FORBIDDEN_ROLE');
  if (account?.status !== 'Deactivated') return refuse(409, 'STATUS_TRANSITION');
  const isSaid = body?.['reason'] !== ' ' && body?.['credentialsChecked'] === true;
  return (
    versionRefusal(command, account.version) ??
    (isSaid ? null : INVALID) ??
    allow(200, () => {
      account.status = 'In Progress';
      account.version += 1;
    })
  );
}
