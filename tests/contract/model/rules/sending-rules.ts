import type { Who } from '../people.ts';
import { type Case, change, isOpenTask, type State, type Task, type Told, tell } from '../state.ts';
import { newTask, peopleOfTask, settle, tasksOf } from '../tasks.ts';
import { type CaseRule, isLab, refuse, STAFF } from '../verdicts.ts';
import { startIntake } from './pool-rules.ts';

/** 2.3 row 5: what the facility has to answer before it sends the case again. */
export const askForMissing = (state: State, told: Told, aCase: Case, asker: Who): Task =>
  newTask(state, told, aCase, 'missing', { asker });

/** 2.3 rows 2 and 6: what was missing is answered, and glass that comes by mail is waited for while it has not come. */
export function send(state: State, told: Told, aCase: Case): void {
  for (const task of tasksOf(state, aCase.id, 'missing')) settle(state, task, 'Completed');
  const isAwaited = tasksOf(state, aCase.id, 'receipt').some(isOpenTask);
  if (!aCase.isMailed || aCase.isReceived || isAwaited) return;
  tellOf(state, newTask(state, told, aCase, 'receipt'));
}

/** 2.3 rows 21 and 23: what is owed is for Accounts to decide. */
export const askForBilling = (state: State, told: Told, aCase: Case): void =>
  tellOf(state, newTask(state, told, aCase, 'billing'));

const tellOf = (state: State, task: Task): void =>
  tell(state, peopleOfTask(state, task), 'assigned_to_me', { caseId: task.caseId, taskId: task.id });

/** 2.3 row 4: the slides that came by mail are counted, and the intake looks at the case again. */
export const submitSpecimenForm: CaseRule = {
  roles: STAFF,
  may: isLab,
  refusal: refuse(403, 'FORBIDDEN_ROLE'),
  from: ({ status }) => status === 'Submitted',
  status: 201,
  fields: (_, { body }, { emptySlides }) =>
    emptySlides === 0 && (body?.['slides'] as readonly { missing: number }[])[0]?.missing === 0
      ? null
      : refuse(422, 'SLIDES_UNMATCHED'),
  apply: (state, { who }, aCase) => {
    aCase.isReceived = true;
    change(state, aCase, who);
    startIntake(state, aCase);
    for (const task of tasksOf(state, aCase.id, 'receipt')) settle(state, task, 'Completed');
  },
};
