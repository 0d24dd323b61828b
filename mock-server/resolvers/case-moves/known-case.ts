import type { Viewer } from '#app/core/cases/visibility.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { requireMove } from '../../access/moves.ts';
import { namesOf } from '../../access/names.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Surroundings } from '../../http/call.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { recordEvent } from '../audit/case-events.ts';

/** A call of somebody about one case. */
export type CaseCall = Surroundings & {
  readonly caller: Caller;
  readonly isHidden: () => boolean;
  readonly input: { readonly params: { readonly caseId: string } };
};

/** The case, where the rule lets the caller know of it; an attempt at someone else's case leaves a line in its trail. */
export function knownCase(call: CaseCall, rule: (viewer: Viewer, aCase: CaseRecord) => boolean): CaseRecord {
  const aCase = call.world.cases.find(call.input.params.caseId);
  if (aCase === null) throw refuse('NOT_FOUND');
  if (rule(call.caller.viewer, aCase)) return aCase;
  recordEvent(call, aCase, { kind: 'access_refused' });
  throw refuse('NOT_FOUND');
}

/** The move of a case that the operation makes for this caller; whoever may make none is written down. */
export function requireCaseMove<O extends OperationId>(
  call: CaseCall,
  operation: O,
  aCase: CaseRecord,
): ReturnType<typeof requireMove<'CaseStatus', O>> {
  try {
    return requireMove('CaseStatus', operation, aCase.status, namesOf(call.caller, aCase));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'FORBIDDEN_OWNER')
      recordEvent(call, aCase, { kind: 'access_refused' });
    throw error;
  }
}
