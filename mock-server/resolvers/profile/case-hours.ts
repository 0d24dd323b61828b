import { waitsOf, workingTimeOf } from '#app/core/cases/turnaround.ts';
import type { CaseHours } from '#app/core/dashboards/turnaround.ts';
import { facilityOf } from '../../access/case-access.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { calendarOf } from '../facility/calendars.ts';

const HOUR_MS = 3_600_000;

/** The waits for the facility, by the case's own trail. */
const waitsIn = (world: World, aCase: CaseRecord) =>
  waitsOf(
    world.caseEvents
      .by('case', aCase.id)
      .toSorted((a, b) => a.version - b.version)
      .flatMap(({ at, to }) => (to === null ? [] : [{ atMs: Date.parse(at), to }])),
  );

/** Cases that were signed out since; each with its hours from the pool to the signature. */
export const signedSince = (
  world: World,
  cases: readonly CaseRecord[],
  sinceMs: number,
): readonly { readonly aCase: CaseRecord; readonly hours: CaseHours }[] =>
  cases.flatMap((aCase) => {
    const { availableAt, signedAt } = aCase;
    if (availableAt === null || signedAt === null || Date.parse(signedAt) < sinceMs) return [];
    const reading = { startMs: Date.parse(availableAt), waits: waitsIn(world, aCase) };
    const calendar = calendarOf(facilityOf(world, aCase));
    const { grossMs, netMs } = workingTimeOf(reading, Date.parse(signedAt), calendar);
    return [{ aCase, hours: { gross: grossMs / HOUR_MS, net: netMs / HOUR_MS } }];
  });
