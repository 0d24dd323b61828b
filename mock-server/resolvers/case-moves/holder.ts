import { AT_REST, changeFacts, openedBy } from '../../rules/cases/case-facts.ts';
import { move } from '../../rules/moves.ts';
import { openRequests } from '../../rules/tasks/request-state.ts';
import { changeCase, type Doing } from '../../rules/trail/case-events.ts';
import type { CaseRecord } from '../../store/records/records.ts';

/**
 * The case goes to a provider, from the pool or from another one; the time in which to open it begins. What an earlier
 * reader asked for and nobody has answered goes on: the case waits for it, and its new reader hears when it came.
 */
export function giveTo(
  doing: Doing,
  caseId: string,
  providerId: string,
  status: CaseRecord['status'],
): CaseRecord {
  const { world, now } = doing;
  const at = new Date(now).toISOString();
  const from = world.cases.find(caseId)?.status ?? null;
  const given = changeCase(
    doing,
    caseId,
    () => ({
      status,
      assignedProviderId: providerId,
      qaProviderId: null,
      selectedAt: at,
      openedImageIds: openedBy(world, caseId, providerId),
    }),
    // A reassignment is a transition although the status stays.
    { kind: 'transition', from, to: status },
  );
  const isAsked = status === 'Selected' && openRequests(world, caseId) > 0;
  changeFacts(world, caseId, () => ({
    ...AT_REST,
    releaseClock: status === 'Selected' && !isAsked ? { startedAt: at, warnedPercent: 0 } : null,
  }));
  if (!isAsked) return given;
  return changeCase({ ...doing, caller: null }, caseId, () => ({
    status: move('CaseStatus', 'wait-again', status),
  }));
}

/** What a case loses when nobody holds it any more and it is not in the pool either. */
export const WITH_NO_READER = {
  assignedProviderId: null,
  qaProviderId: null,
  selectedAt: null,
  openedImageIds: [],
} satisfies Partial<CaseRecord>;
