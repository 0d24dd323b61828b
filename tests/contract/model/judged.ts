import * as form from './form-rules.ts';
import * as pool from './pool-rules.ts';
import type { Command, State, Verdict } from './state.ts';
import { type CaseRule, onCase, refused } from './verdicts.ts';
import { WORK_RULES } from './work-rules.ts';

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
};

/** What the rules say of a command in this state. Throws for an operation that the model does not know. */
export function judged(state: State, command: Command): Verdict {
  const { operation, who } = command;
  if (state.accounts.get(who)?.isShut === true) return refused(401, 'UNAUTHENTICATED');
  if (operation === 'createCase') return form.createCase(state, command);
  const rule = CASE_RULES[operation];
  if (rule !== undefined) return onCase(state, command, rule);
  const other = WORK_RULES[operation];
  if (other === undefined) throw new Error(`the model has no rule for ${operation}`);
  return other(state, command);
}
