import { changeFacts } from '../resolvers/case-moves/case-facts.ts';
import { endHold } from '../resolvers/case-moves/pool.ts';
import type { Job } from './job.ts';

/** A case on which some had first call becomes everybody's. */
export const endOfHolds: Job = {
  name: 'end of holds',
  run: (world, now) => {
    for (const { id, hold } of world.caseMoves.by('waiting', 'hold')) {
      if (hold === null || now < Date.parse(hold.to)) continue;
      const aCase = world.cases.find(id);
      if (aCase === null) changeFacts(world, id, () => ({ hold: null }));
      else endHold(world, Date.parse(hold.to), aCase);
    }
  },
};
