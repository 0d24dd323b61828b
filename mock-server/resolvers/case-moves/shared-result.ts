import { move } from '../../rules/moves.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** What the facility hears of a preliminary result that it may have acted on. */
export const DO_NOT_ACT = 'Its preliminary result was withdrawn: do not act on it.';

/**
 * A preliminary result must not go on under the name of the next patient, and nobody is to act on that of a case that is
 * over; what its reader wrote stays as a draft. Gives the state that the report is in then.
 */
export function withdrawShared(world: World, { id, reportState }: CaseRecord): CaseRecord['reportState'] {
  if (reportState !== 'Preliminary') return reportState;
  world.diagnoses.change(id, (text) => ({ ...text, shared: null }));
  return move('ReportState', 'withdrawShared', reportState);
}
