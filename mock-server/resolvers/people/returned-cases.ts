import { isHeld } from '#app/core/cases/status.ts';
import { changeCase, type Doing } from '../../effects/case-events.ts';
import { notify, staffWith } from '../../effects/notify.ts';
import type { CaseRecord, UserRecord } from '../../records.ts';

/** Back to the pool with everything that the provider holds; those who run the laboratory are told of each case. */
export function returnCases(doing: Doing, user: UserRecord): void {
  const { world, now } = doing;
  for (const { id, caseID, status } of world.cases.by('provider', user.id)) {
    if (!isHeld(status)) continue;
    changeCase(doing, id, (record) => returned(record, user.id, now));
    notify(world, now, staffWith(world, 'Lab_Operations'), {
      event: 'case_returned',
      text: `Case ${caseID} is in the pool again: the account of its pathologist was deactivated.`,
      caseId: id,
    });
  }
}

const returned = ({ releases }: CaseRecord, providerId: string, now: number): Partial<CaseRecord> => ({
  ...{ status: 'Available', assignedProviderId: null, selectedAt: null },
  releases: [...releases, { providerId, at: new Date(now).toISOString(), reason: 'deactivated', note: null }],
});
