import { isWithReader } from '#app/core/cases/status.ts';
import { notify, staffWith } from '../../rules/people/notify.ts';
import { readerGone } from '../../rules/tasks/qa-state.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { backToPool } from '../case-moves/pool.ts';

/** Back to the pool with everything that the provider holds; those who run the laboratory are told of each case. */
export function returnCases(doing: Doing, user: UserRecord): void {
  const { world, now } = doing;
  for (const { id, caseID, status } of world.cases.by('provider', user.id)) {
    if (!isWithReader(status)) continue;
    readerGone(doing, id);
    backToPool(doing, id, 'reclaim', 'deactivated', null);
    notify(world, now, staffWith(world, 'Lab_Operations'), {
      event: 'case_returned',
      text: `Case ${caseID} is in the pool again: the account of its pathologist was deactivated.`,
      caseId: id,
    });
  }
}
