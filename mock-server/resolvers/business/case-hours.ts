import type { CaseHours } from '#app/core/dashboards/turnaround.ts';
import { workingHours } from '#app/core/dashboards/working-hours.ts';
import { facilityOf } from '../../case-access.ts';
import type { CaseRecord } from '../../records.ts';
import type { World } from '../../seed.ts';

const WAITING: readonly unknown[] = ['AdditionalWorkRequested', 'Returned'];

/** Working hours during which the case waited for its facility, by its own trail. */
function waitedHours(world: World, aCase: CaseRecord, untilMs: number, timeZone: string): number {
  const moves = world.caseEvents
    .by('case', aCase.id)
    .filter(({ to }) => to !== null)
    .toSorted((a, b) => a.version - b.version);
  return moves.reduce((hours, { to, at }, n) => {
    if (!WAITING.includes(to)) return hours;
    const next = moves[n + 1];
    const endMs = next === undefined ? untilMs : Math.min(untilMs, Date.parse(next.at));
    return hours + workingHours(Date.parse(at), endMs, timeZone);
  }, 0);
}

/** Cases that were signed out since; each with its hours from the pool to the signature. */
export const signedSince = (
  world: World,
  cases: readonly CaseRecord[],
  sinceMs: number,
): readonly { readonly aCase: CaseRecord; readonly hours: CaseHours }[] =>
  cases.flatMap((aCase) => {
    const { availableAt, signedAt } = aCase;
    if (availableAt === null || signedAt === null || Date.parse(signedAt) < sinceMs) return [];
    const { timeZone } = facilityOf(world, aCase);
    const untilMs = Date.parse(signedAt);
    const gross = workingHours(Date.parse(availableAt), untilMs, timeZone);
    const net = Math.max(0, gross - waitedHours(world, aCase, untilMs, timeZone));
    return [{ aCase, hours: { gross, net } }];
  });
