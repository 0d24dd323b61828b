import { isOnHold, mayBeHeld } from '#app/core/cases/holds.ts';
import { tellOfHold } from '../resolvers/case-moves/holds.ts';
import { endFirstCall, tellOfEndedHold } from '../resolvers/case-moves/pool.ts';
import { changeFacts, factsOf } from '../rules/cases/case-facts.ts';
import type { CaseRecord } from '../store/records/records.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';

/** A case on which some had first call becomes everybody's, and the end of a hold is told. */
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
  if (aCase === null)
    return void changeFacts(world, caseId, () => ({ toldAfterHold: null, isHoldTold: false }));
  const { isHoldTold, releaseClock } = factsOf(world, caseId);
  if (isOnHold(aCase.holds, now)) {
    if (isHoldTold === undefined) changeFacts(world, caseId, () => ({ isHoldTold: true }));
    return;
  }
  const at = endOf(aCase);
  changeFacts(world, caseId, () => ({ isHoldTold: false }));
  // Where it was not kept who heard of the hold, nobody was told of an end by itself. Who has the case since heard of none.
  const heldSince = releaseClock?.startedAt ?? aCase.selectedAt;
  const isUntold =
    aCase.holds.at(-1)?.liftedBy === null && (heldSince === null || Date.parse(heldSince) < at);
  if ((isHoldTold ?? isUntold) && mayBeHeld(aCase.status)) tellOfHold(world, at, aCase, false);
  tellOfEndedHold(world, at, aCase);
}

/** When the last of its holds ended: the clock may have been moved on by days. */
const endOf = ({ holds }: CaseRecord): number =>
  Math.max(...holds.flatMap(({ to }) => (to === null ? [] : [Date.parse(to)])));
