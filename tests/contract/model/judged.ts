import { amendCase } from './amendment-rules.ts';
import * as asking from './asking-rules.ts';
import * as form from './form-rules.ts';
import { deactivateUser } from './leaving-rules.ts';
import * as pool from './pool-rules.ts';
import { REQUEST_OPERATIONS } from './request-rules.ts';
import * as review from './review-rules.ts';
import { submitSpecimenForm } from './sending-rules.ts';
import { signOutCase } from './signing-rules.ts';
import type { Command, State, Verdict } from './state.ts';
import { cancelTask, completeTask, declineTask, startTask } from './task-rules.ts';
import { type CaseRule, onCase, refused } from './verdicts.ts';

const CASE_RULES: Readonly<Record<string, CaseRule>> = {
  deleteCaseDraft: form.deleteCaseDraft,
  sendOutCase: form.sendOutCase,
  recallCase: form.recallCase,
  returnCase: form.returnCase,
  cancelCase: form.cancelCase,
  restoreCase: form.restoreCase,
  releaseToPool: pool.releaseToPool,
  pickUpCase: pool.pickUpCase,
  releaseCase: pool.releaseCase,
  assignCase: pool.assignCase,
  openCase: pool.openCase,
  ...asking,
  signOutCase,
  amendCase,
  submitSpecimenForm,
};

const OTHER_RULES: Readonly<Record<string, (state: State, command: Command) => Verdict>> = {
  ...REQUEST_OPERATIONS,
  createCase: form.createCase,
  startTask,
  completeTask,
  declineTask,
  cancelTask,
  saveQaDiagnosis: review.saveQaDiagnosis,
  submitQaResult: review.submitQaResult,
  deactivateUser,
};

/** What the rules say of a command in this state. Throws for an operation that the model does not know. */
export function judged(state: State, command: Command): Verdict {
  const { operation, who } = command;
  if (state.accounts.get(who)?.isShut === true) return refused(401, 'UNAUTHENTICATED');
  const rule = operation === 'requestQaReview' ? review.requestQaReview(command) : CASE_RULES[operation];
  if (rule !== undefined) return onCase(state, command, rule);
  const other = OTHER_RULES[operation];
  if (other === undefined) throw new Error(`the model has no rule for ${operation}`);
  return other(state, command);
}
