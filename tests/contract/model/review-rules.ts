import { partOf, type Who } from './people.ts';
import {
  type Command,
  change,
  isHeld,
  LAB_STAFF,
  note,
  type State,
  type Task,
  tell,
  type Verdict,
} from './state.ts';
import {
  type CaseRule,
  done,
  HIDDEN,
  hasAllDuties,
  INVALID,
  isLab,
  mayOpen,
  refused,
  versionRefusal,
} from './verdicts.ts';
import { accept, caseOf, settle } from './work-rules.ts';

/** 2.8: the reader asks somebody else who is fit, and the report is locked. */
export const requestQaReview: CaseRule = {
  sees: mayOpen,
  roles: ['Provider', 'Admin'],
  may: (who, { holder }) => holder === who,
  from: ({ status }) => status === 'Selected',
  status: 201,
  fields: (state, { who, to }) => {
    if (to === who) return refused(422, 'QA_SELF_REVIEW');
    const isFit = to === 'first' || to === 'second';
    return isFit && state.accounts.get(to)?.isShut !== true ? null : INVALID;
  },
  apply: (state, { who, to: reviewer = 'second' }, aCase, { taskId }) => {
    change(state, aCase, who, 'QAReview');
    aCase.reviewer = reviewer;
    const id = String(taskId);
    const about = { id, kind: 'review', caseId: aCase.id, reader: who } as const;
    const task: Task = { ...about, assignee: reviewer, status: 'Open', version: 1 };
    state.tasks.set(id, task);
    tell(state, [reviewer], 'assigned_to_me', { caseId: aCase.id, taskId: id });
  },
};

/** Whose work it is: the assignee's; of work for a facility or the laboratory, whoever takes it. */
function mayTake({ cases }: State, { assignee, kind, caseId }: Task, who: Who): boolean {
  if (assignee !== null) return assignee === who;
  return kind === 'glass' ? isLab(who) : partOf(who).facilityId === cases.get(caseId)?.facilityId;
}

function seesTask(state: State, task: Task, who: Who): boolean {
  const { role, facilityId } = partOf(who);
  if (role === 'Admin' || mayTake(state, task, who)) return true;
  return (
    task.kind !== 'review' && facilityId !== null && facilityId === caseOf(state, task.caseId).facilityId
  );
}

export function startTask(state: State, command: Command): Verdict {
  const { who, params } = command;
  const task = state.tasks.get(params['taskId'] ?? '');
  if (task === undefined || !seesTask(state, task, who)) return HIDDEN;
  if (!mayTake(state, task, who)) return refused(403, 'TASK_OWNER');
  if (task.status !== 'Open') return refused(409, 'TASK_STATE');
  return (
    versionRefusal(command, task.version) ??
    done(200, () => {
      task.status = 'InProgress';
      task.version += 1;
      task.assignee = who;
      const order = [...state.requests.values()].find((one) => one.task === task && one.kind !== 'question');
      if (order?.status === 'Requested') accept(state, order, who);
    })
  );
}

export function submitQaResult(state: State, command: Command): Verdict {
  const { who, params, body } = command;
  const task = state.tasks.get(params['taskId'] ?? '');
  if (task === undefined || !seesTask(state, task, who) || task.kind !== 'review') return HIDDEN;
  if (partOf(who).role !== 'Provider') return refused(403, 'FORBIDDEN_ROLE');
  const aCase = caseOf(state, task.caseId);
  const goesBack = body?.['agreement'] !== 'Agree';
  if (task.status !== 'InProgress') return refused(409, 'TASK_STATE');
  if (goesBack && aCase.status !== 'QAReview') return refused(409, 'TASK_STATE');
  const stale = versionRefusal(command, task.version);
  if (stale !== null) return stale;
  if (aCase.holder === who) return refused(422, 'QA_SELF_REVIEW');
  if (goesBack && body?.['comment'] === undefined) return INVALID;
  return done(200, () => {
    settle(task, 'Completed');
    note(state, aCase.id, 'review_changed', who);
    if (goesBack) {
      change(state, aCase, who, 'Selected');
      aCase.reviewer = null;
    }
    tell(state, [task.reader], 'qa_result', { caseId: aCase.id });
  });
}

/** 2.10: open cases go back to the pool, the laboratory is told, and every session ends. */
export function deactivateUser(state: State, command: Command): Verdict {
  const { who, body, to: user } = command;
  const account = user === undefined ? undefined : state.accounts.get(user);
  if (!hasAllDuties(who)) return refused(403, 'FORBIDDEN_ROLE');
  if (user === undefined || account === undefined || account.isShut) return refused(409, 'STATUS_TRANSITION');
  const open = [...state.cases.values()].filter((one) => one.holder === user && isHeld(one));
  if (open.length > 0 && body?.['returnOpenCases'] !== true) return refused(409, 'OPEN_CASES');
  return (
    versionRefusal(command, account.version) ??
    done(200, () => {
      for (const aCase of open) {
        aCase.releases.push({ who: user, at: state.now });
        change(state, aCase, who, 'Available');
        aCase.holder = null;
        tell(state, LAB_STAFF, 'case_returned', { caseId: aCase.id });
      }
      account.isShut = true;
      account.version += 1;
    })
  );
}
