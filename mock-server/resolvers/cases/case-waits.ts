import { isWithReader } from '#app/core/cases/status.ts';
import {
  type AskedFor,
  type CaseStep,
  type LedgerWait,
  waitLedger,
  waitsWithoutReviewTurns,
} from '#app/core/cases/wait-ledger.ts';
import type { CaseWaitShareZodType } from '#contracts/generated/schemas/case-wait-share.ts';
import type { Caller } from '../../http/authentication.ts';
import { calendarOf } from '../../rules/calendars.ts';
import { factsOf } from '../../rules/cases/case-facts.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import type { CaseRecord, FacilityRecord } from '../../store/records/records.ts';
import { createDerivedBy } from '../../store/shelf.ts';
import type { World } from '../../world.ts';
import { isFacilitySide } from '../diagnosis/case-sight.ts';
import { hoursOf } from './case-standing.ts';

/** Every wait of a case with its owner, oldest first, as far as the caller may be told. `now` in milliseconds since 1970. */
export function waitsToldTo(
  caller: Caller,
  world: World,
  aCase: CaseRecord,
  now: number,
): readonly LedgerWait[] {
  const waits = waitsOf(world, aCase, now);
  return isFacilitySide(caller) ? waitsWithoutReviewTurns(waits) : waits;
}

const waitsOf = (world: World, aCase: CaseRecord, now: number): readonly LedgerWait[] =>
  waitLedger(
    {
      steps: stepsOf(world, aCase),
      asked: askedFor(world, aCase.id),
      reviews: reviewsBeforeSignOut(world, aCase.id),
      startMs: aCase.availableAt === null ? null : Date.parse(aCase.availableAt),
      isStat: aCase.priority === 'STAT',
      calendar: calendarOf(facilityOf(world, aCase)),
    },
    now,
  );

// The waits of a signed case do not change any more, and a change of it or of its facility is another record.
const finalShares = createDerivedBy<CaseRecord, FacilityRecord, CaseWaitShareZodType[]>();
const finalSharesOfFacility = createDerivedBy<CaseRecord, FacilityRecord, CaseWaitShareZodType[]>();

/** The waits as a row of a list tells them; those of a signed case are computed once. */
export function waitSharesOf(
  caller: Caller,
  world: World,
  aCase: CaseRecord,
  now: number,
): CaseWaitShareZodType[] {
  const shares = () =>
    waitsToldTo(caller, world, aCase, now).map(({ owner, reasons, toMs, workingMs }) => ({
      owner,
      reasons: [...reasons],
      workingHours: hoursOf(workingMs),
      isOpen: toMs === null,
    }));
  if (aCase.signedAt !== null) {
    const final = isFacilitySide(caller) ? finalSharesOfFacility : finalShares;
    return final(aCase, facilityOf(world, aCase), shares);
  }
  return shares();
}

interface Told {
  readonly at: string;
  readonly from?: CaseRecord['status'] | null;
  readonly to: CaseRecord['status'];
  readonly reason: string | null;
  /** The provider who took the case with it. */
  readonly takerId: string | null;
}

/**
 * The changes of status of the case. A trail that begins late, or does not lead to the present status, is filled up
 * from the times that the case itself keeps: cases that came with the world have no trail of what was before.
 */
function stepsOf(world: World, aCase: CaseRecord): readonly CaseStep[] {
  const trail = world.caseEvents
    .by('case', aCase.id)
    .toSorted((one, other) => one.version - other.version)
    .flatMap(({ at, from, to, reason, by }): Told[] => {
      if (to === null) return [];
      const given = givenTo(world, aCase.id, at);
      const takerId = given ?? (from === 'Available' && to === 'Selected' ? (by?.userId ?? null) : null);
      return [{ at, from, to, reason, takerId }];
    });
  const first = trail[0]?.at ?? null;
  const kept = listKeptTimes(aCase).filter(({ at }) => first === null || at < first);
  const told = [...kept, ...startsNotKept(kept.at(-1), trail[0]?.from ?? null), ...trail];
  const last = told.at(-1);
  const present: Told[] =
    last === undefined || last.to === aCase.status
      ? []
      : [{ at: last.at, to: aCase.status, reason: null, takerId: null }];
  let holderId: string | null = null;
  return [...told, ...present].map(({ at, to, reason, takerId }): CaseStep => {
    holderId = isWithReader(to) ? (takerId ?? holderId) : null;
    return { atMs: Date.parse(at), to, holderId, returned: returnedFor(reason) };
  });
}

/** The status that the trail begins from, where no time of the case says when it began: from the last one that does. */
const startsNotKept = (last: Told | undefined, from: CaseRecord['status'] | null): Told[] =>
  last === undefined || from === null || last.to === from ? [] : [{ ...last, to: from, takerId: null }];

function listKeptTimes({
  sentAt,
  availableAt,
  selectedAt,
  signedAt,
  assignedProviderId,
}: CaseRecord): Told[] {
  const times = [
    [sentAt, 'Submitted'],
    [availableAt, 'Available'],
    [selectedAt, 'Selected'],
    [signedAt, 'SignOutCompleted'],
  ] as const;
  return times.flatMap(([at, to]): Told[] =>
    at === null ? [] : [{ at, to, reason: null, takerId: to === 'Selected' ? assignedProviderId : null }],
  );
}

/** Who was given the case at that moment: by the operator, or by a colleague whose offer they accepted. */
const givenTo = (world: World, caseId: string, at: string): string | null =>
  factsOf(world, caseId).assignments.find((one) => one.at === at)?.providerId ??
  world.handOvers.by('case', caseId).find((one) => one.status === 'Accepted' && one.answeredAt === at)
    ?.toId ??
  null;

function returnedFor(reason: string | null): CaseStep['returned'] {
  if (reason === 'recalled') return 'recalled';
  return reason === null || reason === 'incomplete' ? 'incomplete' : 'identity_in_question';
}

const reviewsBeforeSignOut = (world: World, caseId: string) =>
  world.qaReviews.by('case', caseId).flatMap(({ id, kind, result }) => {
    const task = world.tasks.find(id);
    if (task === null || kind !== 'Prospective') return [];
    const doneMs = result === null ? null : Date.parse(result.submittedAt);
    return [{ askedMs: Date.parse(task.createdAt), doneMs }];
  });

interface Asked {
  readonly taskId: string | null;
}

/** Orders, rescans and questions of the case with the times in which they were open, and whose they were. */
function askedFor(world: World, caseId: string): readonly AskedFor[] {
  const times = (
    { taskId }: Asked,
    reason: AskedFor['reason'],
    from: string,
    to: string | null,
  ): AskedFor => {
    const task = taskId === null ? null : world.tasks.find(taskId);
    // Whoever has begun a task of a role has it alone.
    const assignee = task?.assigneeId == null ? null : world.users.find(task.assigneeId);
    const isOperators = (task?.assignedRole ?? 'Facility') !== 'Facility' || assignee?.role === 'Admin';
    const owner = isOperators ? 'operator' : 'facility';
    return { reason, owner, fromMs: Date.parse(from), toMs: to === null ? null : Date.parse(to) };
  };
  return [
    ...world.orders
      .by('case', caseId)
      .map((one) => times(one, 'slides_ordered', one.requestedAt, one.closedAt)),
    ...world.rescans.by('case', caseId).map((one) => times(one, 'rescan', one.requestedAt, one.closedAt)),
    ...world.questions.by('case', caseId).map((one) => times(one, 'question', one.askedAt, one.answeredAt)),
  ];
}
