import { isOnHold } from '#app/core/cases/holds.ts';
import { releaseStep } from '#app/core/cases/release-clock.ts';
import { instantText } from '#app/core/text/dates.ts';
import { backToPool } from '../resolvers/case-moves/pool.ts';
import { changeFacts } from '../rules/cases/case-facts.ts';
import { notify, staffWith, usersWhere } from '../rules/people/notify.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';

/** Selected -> Available for what its holder never opened in time, with two warnings before it. */
export const autoRelease: Job = {
  name: 'auto release',
  run: (world, now) => {
    for (const { id, releaseClock } of world.caseMoves.by('waiting', 'opening')) {
      const aCase = world.cases.find(id);
      if (releaseClock === null) continue;
      // Whatever else moved the case stopped its clock.
      if (aCase === null || aCase.status !== 'Selected') {
        changeFacts(world, id, () => ({ releaseClock: null }));
        continue;
      }
      // Nobody has to begin with a case that is on hold.
      if (isOnHold(aCase.holds, now)) continue;
      const { startedAt, warnedPercent } = releaseClock;
      const step = releaseStep(aCase.priority, Date.parse(startedAt), warnedPercent, now);
      // At the moment at which it was due: the clock may have been moved on by days.
      if (step.kind === 'release') release(world, step.releasedAtMs, id);
      if (step.kind === 'warn') {
        changeFacts(world, id, () => ({ releaseClock: { startedAt, warnedPercent: step.percent } }));
        const until = new Date(step.releasedAtMs).toISOString();
        for (const holder of usersWhere(world, (user) => user.id === aCase.assignedProviderId)) {
          const at = instantText(until, holder.timeZone);
          const text = `Case ${aCase.caseID} goes back to the pool at ${at} unless you open it.`;
          notify(world, now, [holder], { event: 'release_warning', text, caseId: id });
        }
      }
    }
  },
};

function release(world: World, at: number, caseId: string): void {
  const holderId = world.cases.find(caseId)?.assignedProviderId ?? null;
  const released = backToPool(
    { world, now: at, caller: null },
    caseId,
    'auto-release',
    'not_opened_in_time',
    null,
  );
  const told = [
    ...usersWhere(world, (user) => user.id === holderId),
    ...staffWith(world, 'Admin', 'Lab_Operations'),
  ];
  const text = `Case ${released.caseID} was not opened in time and is back in the pool.`;
  notify(world, at, told, { event: 'release_warning', text, caseId });
}
