import { beginningOf, blankRequisition } from '../rules/cases/requisitions.ts';
import type { RequisitionRecord } from '../store/records/case-form.ts';
import type { CaseRecord, UserRecord } from '../store/records/records.ts';

const HOUR_MS = 3_600_000;
const RETURNED_CASE = 'cas_dp-2026-000010';

/** The number that is published as an example, so that it is nobody's. */
const EXAMPLE_NPI = '1234567893';

/** What the facilities of the demo entered for the cases that they sent out. */
export const demoRequisitions = (
  cases: readonly CaseRecord[],
  users: readonly UserRecord[],
  nowMs: number,
): RequisitionRecord[] =>
  cases
    .filter(({ status }) => status !== 'Draft')
    .map((aCase) => ({
      ...requisitionOf(aCase, users),
      returnReasons: aCase.id === RETURNED_CASE ? reasonsOfReturn(nowMs) : [],
    }));

function requisitionOf(aCase: CaseRecord, users: readonly UserRecord[]): RequisitionRecord {
  const sender = users.find(({ facilityId }) => facilityId === aCase.facilityId);
  const createdBy = {
    userId: sender?.id ?? 'usr_unknown0000',
    displayName: sender?.displayName ?? 'Unknown',
  };
  const blank = blankRequisition(aCase.id, createdBy, beginningOf(aCase));
  const isStat = aCase.priority === 'STAT';
  return {
    ...blank,
    labelsChecked: true,
    clinical: {
      ...blank.clinical,
      submittingPhysicianNpi: EXAMPLE_NPI,
      statReason: isStat ? 'Treatment waits for the result.' : null,
      statCallbackPhone: isStat ? '+1 555 010 0180' : null,
      outsideDiagnosis: aCase.type?.value === 'Consultation' ? 'See the report of the first reading.' : null,
    },
    delivery: { ...blank.delivery, ...deliveryOf(aCase) },
    billing: {
      ...blank.billing,
      caseScope: 'all',
      preparingLaboratory: aCase.billingComponent === 0 ? 'Millrace Histology' : null,
    },
    routing: { ...blank.routing, service: 'Send Out' },
  };
}

function deliveryOf({ material, specimens }: CaseRecord): Partial<RequisitionRecord['delivery']> {
  if (material !== 'glass') return { slideDelivery: 'Upload_the_Slide_Images' };
  return {
    slideDelivery: 'Mail_the_Slides',
    carrier: 'Demo Carrier',
    trackingNumber: 'DC0000108',
    shippedOn: specimens[0]?.specimenCollectionDate ?? null,
    slidesSent: specimens.reduce((sum, { totalNumberSlides }) => sum + totalNumberSlides, 0),
  };
}

function reasonsOfReturn(nowMs: number): RequisitionRecord['returnReasons'] {
  const raisedAt = new Date(nowMs - 20 * HOUR_MS).toISOString();
  const asked = {
    kind: 'incomplete',
    raisedAt,
    answer: null,
    cannotBeProvided: false,
    answeredAt: null,
  } as const;
  return [
    {
      number: 1,
      field: 'clinical.clinicalHistory',
      ...asked,
      text: 'Say how the tumor was found and what was treated before.',
    },
    { number: 2, field: null, text: 'One slide is out of focus. Scan it again.', ...asked },
  ];
}
