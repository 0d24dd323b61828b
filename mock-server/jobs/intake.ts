import { enterPool } from '../resolvers/case-moves/pool.ts';
import { changeFacts } from '../rules/cases/case-facts.ts';
import type { Job } from './job.ts';

/** Submitted -> Available by itself, for cases in which the intake found everything in place. */
export const intake: Job = {
  name: 'intake',
  run: (world, now) => {
    for (const { id, intakeReadyAt } of world.caseMoves.by('waiting', 'intake')) {
      if (intakeReadyAt === null || now < Date.parse(intakeReadyAt)) continue;
      const at = Date.parse(intakeReadyAt);
      if (world.cases.find(id)?.status === 'Submitted') enterPool({ world, now: at, caller: null }, id);
      else changeFacts(world, id, () => ({ intakeReadyAt: null }));
    }
  },
};
