import type { ReceivedSlidesZodType } from '#contracts/generated/schemas/received-slides.ts';
import type { RequisitionRecord } from '../../store/records/case-form.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { personRef } from '../people/person-refs.ts';

type Person = RequisitionRecord['createdBy'];

const NO_PATIENT: RequisitionRecord['patient'] = {
  middleName: null,
  suffix: null,
  healthCardProvince: null,
  healthCardNumber: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
  phone: null,
  email: null,
};

/** The clinical part of the form; empty for a case that came without one. */
export const clinicalPartOf = (world: World, caseId: string): RequisitionRecord['clinical'] =>
  world.requisitions.find(caseId)?.clinical ?? NO_CLINICAL;

const NO_CLINICAL: RequisitionRecord['clinical'] = {
  statReason: null,
  statCallbackPhone: null,
  submittingPhysicianNpi: null,
  copyTo: [],
  historyNotProvided: false,
  priorDiagnosis: null,
  priorTreatment: null,
  siteAnswers: [],
  intraoperativeResult: null,
  outsideDiagnosis: null,
  otherClinicalTicked: false,
};

const NO_DELIVERY: RequisitionRecord['delivery'] = {
  slideDelivery: null,
  carrier: null,
  trackingNumber: null,
  shippedOn: null,
  slidesSent: null,
  blocksSent: null,
};

const NO_BILLING: RequisitionRecord['billing'] = {
  preparingLaboratory: null,
  caseScope: null,
  payer: null,
  memberId: null,
  groupNumber: null,
  relationToSubscriber: null,
  authorization: null,
};

/** What nobody has filled in yet; `at` in ISO 8601. */
export const blankRequisition = (caseId: string, createdBy: Person, at: string): RequisitionRecord => ({
  id: caseId,
  createdAt: at,
  createdBy,
  savedAt: at,
  labelsChecked: false,
  patient: NO_PATIENT,
  clinical: NO_CLINICAL,
  delivery: NO_DELIVERY,
  billing: NO_BILLING,
  routing: {
    caseRelation: 'Standalone',
    parentCaseId: null,
    otherRelation: null,
    service: null,
    preferredProviderId: null,
  },
  attachments: [],
  returnReasons: [],
  receipt: null,
});

const NOBODY: Person = { userId: 'usr_unknown0000', displayName: 'Unknown' };

/** When a case began that came without a form: the day of its first specimen. */
export const beginningOf = ({ specimens }: CaseRecord): string =>
  `${specimens[0]?.specimenCollectionDate ?? '2026-01-01'}T00:00:00.000Z`;

/** What was entered for the case; for one that a world began with, what can be told from the case itself. */
export function requisitionOf(world: World, aCase: CaseRecord): RequisitionRecord {
  const stored = world.requisitions.find(aCase.id);
  if (stored !== null) return stored;
  const [first] = world.users.by('facility', aCase.facilityId).map(personRef);
  const blank = blankRequisition(aCase.id, first ?? NOBODY, beginningOf(aCase));
  return {
    ...blank,
    labelsChecked: aCase.status !== 'Draft',
    delivery: {
      ...blank.delivery,
      slideDelivery: aCase.material === 'glass' ? 'Mail_the_Slides' : 'Upload_the_Slide_Images',
    },
    billing: { ...blank.billing, caseScope: 'all' },
    routing: { ...blank.routing, service: aCase.status === 'Draft' ? null : 'Send Out' },
  };
}

type Counted = NonNullable<RequisitionRecord['receipt']>['slides'][number];

/** What was counted of one slide; what nobody said of it is null. */
export const receivedOf = ({
  subsectionId,
  received,
  missing,
  condition,
  note,
}: Counted): ReceivedSlidesZodType => ({
  subsectionId,
  received,
  missing,
  condition: condition ?? null,
  note: note ?? null,
});

/** The parcel that was announced with the case; null where none was named. */
export const parcelOf = ({
  carrier,
  trackingNumber,
  shippedOn,
}: RequisitionRecord['delivery']): TaskRecord['shipment'] =>
  carrier === null || trackingNumber === null || shippedOn === null
    ? null
    : { carrier, trackingNumber, shippedOn };

export const isMailed = ({ delivery }: Pick<RequisitionRecord, 'delivery'>): boolean =>
  delivery.slideDelivery === 'Mail_the_Slides';

/**
 * What was counted last of the slides that come by mail; nothing where the facility sends images in their place by now, or
 * has sent something else since, which the count says nothing of.
 */
export function mailedSlidesOf(
  requisition: Pick<RequisitionRecord, 'delivery' | 'receipt'>,
): readonly ReceivedSlidesZodType[] {
  const { receipt } = requisition;
  return receipt === null || receipt.isOutdated === true || !isMailed(requisition)
    ? []
    : receipt.slides.map(receivedOf);
}

type Listed = CaseRecord['specimens'][number]['subsections'][number];
type CountOfSlide = Pick<Counted, 'subsectionId' | 'received' | 'missing'>;

/** Whether all that the case lists of a slide was counted, once; what a reader has ordered need not be in the parcel. */
export function isCounted(slide: Listed, counted: readonly CountOfSlide[]): boolean {
  const [mine, ...others] = counted.filter(({ subsectionId }) => subsectionId === slide.id);
  if (mine === undefined) return slide.isRequested;
  return others.length === 0 && mine.received + mine.missing === slide.slideCount;
}

/** Writes what was entered, the first time too. */
export function changeRequisition(
  world: World,
  aCase: CaseRecord,
  next: (record: RequisitionRecord) => Partial<RequisitionRecord>,
): RequisitionRecord {
  const before = requisitionOf(world, aCase);
  const after = { ...before, ...next(before) };
  return world.requisitions.find(aCase.id) === null
    ? world.requisitions.insert(after)
    : world.requisitions.change(aCase.id, () => after);
}

export type ReturnReason = RequisitionRecord['returnReasons'][number];

/** Writes down why a case goes back to its facility; the numbers go on from the earlier reasons. */
export function addReturnReasons(
  world: World,
  aCase: CaseRecord,
  now: number,
  reasons: readonly Pick<ReturnReason, 'kind' | 'field' | 'text' | 'raisedBy'>[],
): RequisitionRecord {
  const raisedAt = new Date(now).toISOString();
  return changeRequisition(world, aCase, ({ returnReasons }) => ({
    returnReasons: [
      ...returnReasons,
      ...reasons.map((reason, at) => ({
        number: returnReasons.length + at + 1,
        ...reason,
        raisedAt,
        answer: null,
        cannotBeProvided: false,
        answeredAt: null,
      })),
    ],
  }));
}
