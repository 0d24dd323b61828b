import type { CaseAssignmentZodType } from '#contracts/generated/schemas/case-assignment.ts';
import type { CaseWithdrawalZodType } from '#contracts/generated/schemas/case-withdrawal.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { factsOf } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { holdsOf } from '../../rules/cases/hold-rules.ts';
import { mayKnowPatient } from '../../rules/people/patients.ts';
import { personById } from '../../rules/people/person-refs.ts';
import { caseClocks, hoursOf } from './case-standing.ts';
import { waitsToldTo } from './case-waits.ts';

export const getCaseTimeline: Resolver<'getCaseTimeline'> = {
  resolve: (call): Answer<'getCaseTimeline'> => {
    const { world, caller, now } = call;
    const aCase = caseOf(call);
    const waits = waitsToldTo(caller, world, aCase, now);
    return {
      data: {
        caseId: aCase.id,
        asOf: instant(now),
        turnaround: caseClocks(world, aCase, now),
        waits: waits.map(({ fromMs, toMs, holderId, workingMs, reasons, ...wait }) => ({
          ...wait,
          from: instant(fromMs),
          to: toMs === null ? null : instant(toMs),
          person: wait.owner === 'pathologist' ? personById(world, holderId) : null,
          reasons: [...reasons],
          workingHours: hoursOf(workingMs),
        })),
        holds: holdsOf(call, aCase),
        withdrawals: withdrawalsOf(call, aCase.id),
        assignments: assignmentsOf(call, aCase.id),
      },
    };
  },
};

/** As many as the contract lets an answer tell. */
const MOST_TOLD = 200;

interface Moved {
  readonly eventId?: string | undefined;
  readonly at: string;
  readonly byUserId: string;
  readonly reason: string;
}

/** Each withdrawal of the case and each time it was brought back, oldest first, for whoever may be told of patients. */
function withdrawalsOf({ world, caller }: Call<'getCaseTimeline'>, caseId: string): CaseWithdrawalZodType[] {
  if (!mayKnowPatient(caller)) return [];
  const { cancelled, restorations } = factsOf(world, caseId);
  const told = (kind: CaseWithdrawalZodType['kind'], move: Moved | null): CaseWithdrawalZodType[] =>
    move === null
      ? []
      : [
          {
            eventId: move.eventId ?? null,
            kind,
            at: move.at,
            by: personById(world, move.byUserId),
            reason: move.reason,
          },
        ];
  const all = [
    ...restorations.flatMap(({ cancelled: ended = null, ...restored }) => [
      ...told('withdrawn', ended),
      ...told('restored', restored),
    ]),
    ...told('withdrawn', cancelled),
  ];
  return all.slice(-MOST_TOLD);
}

/** Whom the operator gave the case to, oldest first, for its own people: the words may be about a pathologist. */
function assignmentsOf({ world, caller }: Call<'getCaseTimeline'>, caseId: string): CaseAssignmentZodType[] {
  if (caller.viewer.role !== 'Admin' || !mayKnowPatient(caller)) return [];
  return factsOf(world, caseId)
    .assignments.slice(-MOST_TOLD)
    .map(({ eventId = null, providerId, reason, beyondLoadLimit }) => ({
      eventId,
      to: personById(world, providerId),
      reason,
      beyondLoadLimit,
    }));
}

const instant = (ms: number): string => new Date(ms).toISOString();
