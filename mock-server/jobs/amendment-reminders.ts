import { localDay } from '#app/core/calendar/wall-clock.ts';
import { requireLatestVersion } from '../resolvers/reports/report-versions.ts';
import { facilityPeople, notify } from '../rules/people/notify.ts';
import type { ReportRecord } from '../store/records/reports.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';
import { zoneOf, zonesToTell } from './tasks.ts';

/** Each morning at 08:00 where its people are, until one of them has opened it: an amended report that nobody noticed (domain 7.1). */
export const amendmentReminders: Job = {
  name: 'amendment reminders',
  run: (world, now) => {
    const zones = zonesToTell(world, now, 'amendment reminders');
    if (zones.size === 0) return;
    for (const report of world.reports.list()) {
      const seenFrom = report.reportState === 'Amended' ? unopenedSince(world, report) : null;
      if (seenFrom === null) continue;
      // On its first day the notice of the amendment itself is news enough.
      const people = facilityPeople(world, report.facilityId).filter((user) => {
        const zone = zoneOf(world, user);
        return zones.has(zone) && localDay(seenFrom, zone) < localDay(now, zone);
      });
      const caseId = report.id;
      const { caseID } = requireLatestVersion(world, caseId).content.case;
      const text = `The amended report of case ${caseID} has not been opened yet.`;
      notify(world, now, people, { event: 'report_amended', text, caseId });
    }
  },
};

/** Since when the facility might have opened the last amendment, in itself or in a later version; null once it has. */
function unopenedSince(world: World, { id, openings, versions }: ReportRecord): number | null {
  const { addenda } = requireLatestVersion(world, id).content;
  const amended = addenda.find(({ kind }) => kind === 'Amendment')?.version ?? 1;
  if (openings.some(({ version }) => version >= amended)) return null;
  const made = versions.find(({ version }) => version === amended);
  return made === undefined ? null : Date.parse(made.facilitySeesFrom);
}
