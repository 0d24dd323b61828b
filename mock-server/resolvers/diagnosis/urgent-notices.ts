import { facilityPeople, notify } from '../../rules/people/notify.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { caseNumberOf } from '../cases/case-forms.ts';

const TEXTS = {
  signed: 'has an urgent result. Its report is signed and opens to you within minutes.',
  recalled: 'had an urgent result, which was taken back before its report opened. A new report follows.',
};

/**
 * That a result is urgent does not wait for the release window, and whoever heard of it hears that it was taken back.
 * Each is told, also just after the other: a merged one would leave the earlier word standing.
 */
export function tellOfUrgency({ world, now }: Doing, aCase: CaseRecord, what: keyof typeof TEXTS): void {
  const text = `Case ${caseNumberOf(aCase)} ${TEXTS[what]}`;
  const notice = { event: 'urgent_result' as const, text, caseId: aCase.id, isMerged: false };
  notify(world, now, facilityPeople(world, aCase.facilityId), notice);
}
