import { amendCase, withdrawAmendment } from './rules/amendment-rules.ts';
import * as asking from './rules/asking-rules.ts';
import { BILLING_OPERATIONS } from './rules/billing-rules.ts';
import * as form from './rules/form-rules.ts';
import { deactivateUser, reactivateUser } from './rules/leaving-rules.ts';
import * as pool from './rules/pool-rules.ts';
import { REQUEST_OPERATIONS } from './rules/request-rules.ts';
import * as review from './rules/review-rules.ts';
import { submitSpecimenForm } from './rules/sending-rules.ts';
import { recallReport, signOutCase } from './rules/signing-rules.ts';
import {
  cancelTask,
  completeTask,
  declineTask,
  returnTask,
  startTask,
  submitTask,
} from './rules/task-rules.ts';
import { recordImageOpened, savePrimaryDiagnosis } from './rules/text-rules.ts';
import { UPLOAD_OPERATIONS } from './rules/upload-rules.ts';
import { type Command, isShut, type State, type Verdict } from './state.ts';
import { assignTask } from './task-assigning.ts';
import { type CaseRule, onCase, refuse } from './verdicts.ts';

const CASE_RULES: Readonly<Record<string, CaseRule>> = {
  deleteCaseDraft: form.deleteCaseDraft,
  updateCase: form.updateCase,
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
  savePrimaryDiagnosis,
  recallReport,
  amendCase,
  withdrawAmendment,
  submitSpecimenForm,
};

const OTHER_RULES: Readonly<Record<string, (state: State, command: Command) => Verdict>> = {
  ...REQUEST_OPERATIONS,
  createCase: form.createCase,
  ...BILLING_OPERATIONS,
  ...UPLOAD_OPERATIONS,
  startTask,
  submitTask,
  completeTask,
  returnTask,
  declineTask,
  cancelTask,
  assignTask,
  saveQaDiagnosis: review.saveQaDiagnosis,
  submitQaResult: review.submitQaResult,
  deactivateUser,
  reactivateUser,
};

/** What is said, or what part of the case it is about, decides which rule it is. */
const RULES_OF_WORDS: Readonly<Record<string, (command: Command) => CaseRule>> = {
  requestQaReview: review.requestQaReview,
  recordImageOpened,
};

/** What the rules say of a command in this state. Throws for an operation that the model does not know. */
export function judge(state: State, command: Command): Verdict {
  const { operation, who } = command;
  if (isShut(state, who)) return refuse(401, 'UNAUTHENTICATED');
  const rule = RULES_OF_WORDS[operation]?.(command) ?? CASE_RULES[operation];
  if (rule !== undefined) return onCase(state, command, rule);
  const other = OTHER_RULES[operation];
  if (other === undefined) throw new Error(`the model has no rule for ${operation}`);
  return other(state, command);
}
