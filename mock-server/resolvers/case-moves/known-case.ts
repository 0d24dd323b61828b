import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Surroundings } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { isHeldForAnother } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import type { CaseRecord } from '../../store/records/records.ts';

/** A call of somebody about one case. */
export type CaseCall = Surroundings & {
  readonly caller: Caller;
  readonly isHidden: () => boolean;
  readonly input: { readonly params: { readonly caseId: string } };
};

/** The case; while another provider has first call on it, it is not there for the rest, and an attempt leaves a line. */
export function caseUnlessHeld(call: CaseCall): CaseRecord {
  const { world, caller, now } = call;
  const aCase = caseOf(call);
  if (caller.viewer.role !== 'Provider' || !isHeldForAnother(world, aCase.id, caller.user.id, now))
    return aCase;
  recordEvent(call, aCase, { kind: 'access_refused' });
  throw refuse('NOT_FOUND');
}

/** The move of a case that the operation makes for this caller. */
export const requireCaseMove = <O extends OperationId>(
  { caller }: CaseCall,
  operation: O,
  aCase: CaseRecord,
): ReturnType<typeof requireMove<'CaseStatus', O>> =>
  requireMove('CaseStatus', operation, aCase.status, namesOf(caller, aCase));
