import { settleLines } from '#mock-server/resolvers/billing/billing-lines.ts';
import { CASE, type Desk, START } from './report-desk.ts';

/** A returned case of the demo's facility in Ontario, which sends it again once it is corrected. */
export const CANADIAN = 'cas_dp-2026-000010';

/** The lines of a case and how they are worked out, at whichever desk is open when it is asked. */
export function settlingCalls(deskOf: () => Desk) {
  const linesOf = (caseId: string) => deskOf().api.world().billings.by('case', caseId);
  /** Works the lines of a case out again, as sending it again and signing do. */
  const settle = (caseId = CASE): void => {
    const world = deskOf().api.world();
    const aCase = world.cases.find(caseId);
    if (aCase === null) throw new Error(`the demo has no ${caseId}`);
    settleLines(world, START, aCase, null, false);
  };
  return { linesOf, settle };
}
