import { workingTimeOf } from '#app/core/cases/turnaround.ts';
import type { CaseHours } from '#app/core/dashboards/turnaround.ts';
import { calendarOf } from '../../rules/calendars.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { waitsIn } from '../../rules/cases/clocks.ts';
import type { CaseThen } from '../../store/records/past.ts';
import type { FacilityRecord } from '../../store/records/records.ts';
import { createDerived, createDerivedBy } from '../../store/shelf.ts';
import type { World } from '../../world.ts';

const HOUR_MS = 3_600_000;

// What a signed case has behind it does not change any more, and a change of it or of its facility is another record.
const known = createDerivedBy<CaseThen, FacilityRecord, CaseHours>();

function hoursOf(world: World, aCase: CaseThen, availableAt: string, signedAt: string): CaseHours {
  const facility = facilityOf(world, aCase);
  return known(aCase, facility, () => {
    // What is kept of the past names no priority, so the case itself says it.
    const priority = world.cases.find(aCase.id)?.priority ?? 'Routine';
    const reading = { startMs: Date.parse(availableAt), waits: waitsIn(world, aCase), priority };
    const { grossMs, netMs } = workingTimeOf(reading, Date.parse(signedAt), calendarOf(facility));
    return { gross: grossMs / HOUR_MS, net: netMs / HOUR_MS };
  });
}

interface SignedCase {
  readonly aCase: CaseThen;
  readonly availableAt: string;
  readonly signedAt: string;
  readonly signedMs: number;
}

const kept = createDerived<readonly CaseThen[], readonly SignedCase[]>();

const signedOf = (cases: readonly CaseThen[]): readonly SignedCase[] =>
  cases.flatMap((aCase) => {
    const { availableAt, signedAt } = aCase;
    if (availableAt === null || signedAt === null) return [];
    return [{ aCase, availableAt, signedAt, signedMs: Date.parse(signedAt) }];
  });

type Signed = Pick<SignedCase, 'aCase' | 'signedMs'> & { readonly hours: CaseHours };

/** Cases that were signed out since; each with its hours from the pool to the signature. */
export const signedSince = (world: World, cases: readonly CaseThen[], sinceMs: number): readonly Signed[] =>
  kept(cases, () => signedOf(cases))
    .filter(({ signedMs }) => signedMs >= sinceMs)
    .map(({ aCase, availableAt, signedAt, signedMs }) => ({
      aCase,
      signedMs,
      hours: hoursOf(world, aCase, availableAt, signedAt),
    }));
