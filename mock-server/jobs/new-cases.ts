import { localTime } from '#app/core/calendar/wall-clock.ts';
import { isWorkingDay } from '#app/core/calendar/working-days.ts';
import { isOnHold } from '#app/core/cases/holds.ts';
import { countText } from '#app/core/cases/labels.ts';
import { matchingProviders } from '../resolvers/case-moves/pool.ts';
import { OPERATOR_CALENDAR } from '../rules/calendars.ts';
import { changeFacts } from '../rules/cases/case-facts.ts';
import { notify } from '../rules/people/notify.ts';
import type { CaseRecord, UserRecord } from '../store/records/records.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';

const EVERY_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;

/** Working hours of the operator. */
const OFFICE = { fromMs: 8 * HOUR_MS, toMs: 18 * HOUR_MS } as const;

const ID = 'new-cases';

/** One digest each half hour of the working day: what came into the pool since, and is still there. */
export const newCases: Job = {
  name: 'digest of new cases',
  run: (world, now) => {
    const slot = new Date(Math.floor(now / EVERY_MS) * EVERY_MS).toISOString();
    const last = world.caseDigests.find(ID);
    if (last === null) return void world.caseDigests.insert({ id: ID, through: slot });
    // A clock that was turned back would wait for the mark: the half hours of the way ahead come again.
    if (last.through > slot) return void world.caseDigests.change(ID, () => ({ id: ID, through: slot }));
    // What comes in at night is told in the morning, so the mark stays where it is.
    if (last.through === slot || !isOfficeTime(now)) return;
    world.caseDigests.change(ID, () => ({ id: ID, through: slot }));
    tell(world, now);
  },
};

function isOfficeTime(now: number): boolean {
  const { day, sinceMs } = localTime(now, OPERATOR_CALENDAR.timeZone);
  return isWorkingDay(day, OPERATOR_CALENDAR.holidays) && sinceMs >= OFFICE.fromMs && sinceMs < OFFICE.toMs;
}

function tell(world: World, now: number): void {
  const counts = new Map<string, { readonly user: UserRecord; readonly cases: CaseRecord[] }>();
  for (const { id } of world.caseMoves.by('waiting', 'digest')) {
    const aCase = world.cases.find(id);
    // A case on hold stands in no list now, so that it waits for the first digest after its hold.
    if (aCase?.status === 'Available' && isOnHold(aCase.holds, now)) continue;
    changeFacts(world, id, () => ({ isNews: false }));
    if (aCase?.status !== 'Available') continue;
    for (const user of matchingProviders(world, aCase, now)) {
      const known = counts.get(user.id) ?? { user, cases: [] };
      counts.set(user.id, { user, cases: [...known.cases, aCase] });
    }
  }
  for (const { user, cases } of counts.values())
    notify(world, now, [user], { event: 'new_cases', text: digestOf(cases) });
}

/** '3 new cases: 2 Breast, 1 Renal.' */
function digestOf(cases: readonly CaseRecord[]): string {
  const counts = new Map<string, number>();
  for (const { subspecialty } of cases) counts.set(subspecialty, (counts.get(subspecialty) ?? 0) + 1);
  const parts = [...counts].map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`);
  return `${countText(cases.length, 'new case')}: ${parts.toSorted().join(', ')}.`;
}
