import { beginningOf, blankRequisition } from '../resolvers/cases/requisitions.ts';
import type { RequisitionRecord } from '../store/records/case-form.ts';
import type { CaseRecord, UserRecord } from '../store/records/records.ts';

const HOUR_MS = 3_600_000;
const RETURNED_CASE = 'cas_dp-2026-000010';

/** The demo's returned case, with what its facility was asked. */
export function demoRequisitions(
  cases: readonly CaseRecord[],
  users: readonly UserRecord[],
  nowMs: number,
): RequisitionRecord[] {
  const returned = cases.find(({ id }) => id === RETURNED_CASE);
  if (returned === undefined) return [];
  const sender = users.find(({ facilityId }) => facilityId === returned.facilityId);
  const createdBy = {
    userId: sender?.id ?? 'usr_unknown0000',
    displayName: sender?.displayName ?? 'Unknown',
  };
  const blank = blankRequisition(returned.id, createdBy, beginningOf(returned));
  const raisedAt = new Date(nowMs - 20 * HOUR_MS).toISOString();
  const unanswered = { answer: null, cannotBeProvided: false, answeredAt: null } as const;
  const asked = { kind: 'incomplete', raisedAt, ...unanswered } as const;
  return [
    {
      ...blank,
      labelsChecked: true,
      delivery: { ...blank.delivery, slideDelivery: 'Upload_the_Slide_Images' },
      billing: { ...blank.billing, caseScope: 'all' },
      returnReasons: [
        {
          number: 1,
          field: 'clinical.clinicalHistory',
          ...asked,
          text: 'Say how the tumor was found and what was treated before.',
        },
        { number: 2, field: null, text: 'One slide is out of focus. Scan it again.', ...asked },
      ],
    },
  ];
}
