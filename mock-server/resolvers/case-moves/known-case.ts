import type { Viewer } from '#app/core/cases/visibility.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { namesOf, requireTransition, type Transition } from '../../access/transitions.ts';
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

/** The first transition of a case that the operation may make for this caller; whoever may make none is written down. */
export function requireMove(
  call: CaseCall,
  operation: OperationId,
  aCase: CaseRecord,
  status: CaseRecord['status'] = aCase.status,
): Transition<'CaseStatus'> {
  try {
    return requireTransition('CaseStatus', operation, status, namesOf(call.caller, aCase))[0];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'FORBIDDEN_OWNER')
      recordEvent(call, aCase, { kind: 'access_refused' });
    throw error;
  }
}
