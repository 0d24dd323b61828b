import type { CaseRecord } from '../../store/records/records.ts';
import { changeCase, type Doing } from '../audit/case-events.ts';
import { AT_REST, changeFacts, openedBy } from './case-facts.ts';

/** The case goes to a provider, from the pool or from another one; the time in which to open it begins. */
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
  changeFacts(world, caseId, () => ({
    ...AT_REST,
    releaseClock: status === 'Selected' ? { startedAt: at, warnedPercent: 0 } : null,
  }));
  return given;
}

/** What a case loses when nobody holds it any more and it is not in the pool either. */
export const HELD_BY_NOBODY = {
  assignedProviderId: null,
  qaProviderId: null,
  selectedAt: null,
  openedImageIds: [],
} satisfies Partial<CaseRecord>;
