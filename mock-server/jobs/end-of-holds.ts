import { isOnHold } from '#app/core/cases/holds.ts';
import { changeFacts } from '../resolvers/case-moves/case-facts.ts';
import { endFirstCall, tellOfEndedHold } from '../resolvers/case-moves/pool.ts';
import type { CaseRecord } from '../store/records/records.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';

/** A case on which some had first call becomes everybody's, and one that was on hold is told of. */
export const endOfHolds: Job = {
  name: 'end of holds',
  run: (world, now) => {
    for (const { id, hold } of world.caseMoves.by('waiting', 'hold')) {
      if (hold === null || now < Date.parse(hold.to)) continue;
      const aCase = world.cases.find(id);
      if (aCase === null) changeFacts(world, id, () => ({ hold: null }));
      else endFirstCall(world, Date.parse(hold.to), aCase);
    }
    for (const { id } of world.caseMoves.by('waiting', 'end of hold')) endHold(world, now, id);
  },
};

function endHold(world: World, now: number, caseId: string): void {
  const aCase = world.cases.find(caseId);
  if (aCase === null) changeFacts(world, caseId, () => ({ toldAfterHold: null }));
  else if (!isOnHold(aCase.holds, now)) tellOfEndedHold(world, endOf(aCase), aCase);
}

/** When the last of its holds ended: the clock may have been moved on by days. */
const endOf = ({ holds }: CaseRecord): number =>
  Math.max(...holds.flatMap(({ to }) => (to === null ? [] : [Date.parse(to)])));
