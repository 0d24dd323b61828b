import { dueAfter } from '#app/core/calendar/working-days.ts';
import { ANSWER_WORKING_DAYS } from '#app/core/tasks/ordered-slides.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { newOnboarding, onboardingTitle } from '../resolvers/onboarding/onboarding-records.ts';
import { parcelOf } from '../rules/cases/requisitions.ts';
import type { RequisitionRecord } from '../store/records/case-form.ts';
import type { UserRecord } from '../store/records/records.ts';
import type { OrderRecord, QaReviewRecord, TaskRecord } from '../store/records/work.ts';
import { PROVIDER, SECOND_PROVIDER } from './people.ts';

const HOUR_MS = 3_600_000;
const CALENDAR = { timeZone: 'America/New_York', holidays: [] };

const FIRST = { userId: PROVIDER, displayName: 'Dr. Imara Vellacott' };
const SECOND = { userId: SECOND_PROVIDER, displayName: 'Dr. Osric Lindqvane' };

const STAINED_CASE = 'cas_dp-2026-000003';
const REVIEWED_CASE = 'cas_dp-2026-000006';
const MAILED_CASE = 'cas_dp-2026-000008';
const SIGNED_CASE = 'cas_dp-2026-000005';

type Sketch = Pick<TaskRecord, 'id' | 'type' | 'title'> & Partial<TaskRecord>;

/** A task that was made some hours ago; everything that the sketch does not name is as in a new one. */
function taskOf(hoursAgo: number, nowMs: number, sketch: Sketch): TaskRecord {
  const createdAt = new Date(nowMs - hoursAgo * HOUR_MS).toISOString();
  return {
    version: 1,
    status: 'Open',
    priority: 'Routine',
    description: null,
    askedBy: null,
    specimenID: null,
    block: null,
    slide: null,
    caseId: null,
    requestId: null,
    assigneeId: null,
    assignedRole: null,
    facilityId: null,
    needsAcceptance: false,
    imagesAsked: 0,
    answer: null,
    shipment: null,
    reason: null,
    checklist: [],
    attachments: [],
    comments: [],
    startedAt: null,
    submittedAt: null,
    closedAt: null,
    createdAt,
    dueAt: dueAfter(createdAt, 2, CALENDAR),
    ...sketch,
  };
}

/** The stains that the third published case waits for, one for each part, and their tasks at the facility. */
function stains(nowMs: number): { readonly orders: OrderRecord[]; readonly tasks: TaskRecord[] } {
  const requestedAt = new Date(nowMs - 20 * HOUR_MS).toISOString();
  const stain = 'PAS for Fungus (PAS-F)';
  const parts = ['A', 'B'];
  const orders = parts.map(
    (specimenID): OrderRecord => ({
      id: `req_demo-3-${specimenID.toLowerCase()}`,
      caseId: STAINED_CASE,
      version: 1,
      status: 'Requested',
      kind: 'special_stain',
      specimenID,
      block: `${specimenID}1`,
      stain,
      option: null,
      slideCount: 1,
      imagesReceived: 0,
      note: 'Look for fungus.',
      requestedBy: SECOND,
      requestedAt,
      dueAt: dueAfter(requestedAt, 2, CALENDAR),
      acceptedAt: null,
      promisedFor: null,
      carrier: null,
      trackingNumber: null,
      shippedOn: null,
      closedAt: null,
      declineReason: null,
      declineNote: null,
      subsection: `sub_dp-2026-000003-${specimenID}1-f`.toLowerCase(),
      taskId: `tsk_demo-3-${specimenID.toLowerCase()}`,
    }),
  );
  const tasks = orders.map(({ id, specimenID, block, dueAt, taskId, note }) =>
    taskOf(20, nowMs, {
      id: taskId ?? '',
      type: TASK.stainOrder,
      title: `${stain} on block ${block}`,
      description: note,
      caseId: STAINED_CASE,
      specimenID,
      block,
      slide: `${block}-F`,
      requestId: id,
      imagesAsked: 1,
      facilityId: 'fac_demo-2',
      assignedRole: 'Facility',
      askedBy: SECOND,
      dueAt,
    }),
  );
  return { orders, tasks };
}

/** The second reading of the sixth published case, before its sign-out. */
function review(nowMs: number): { readonly qaReviews: QaReviewRecord[]; readonly tasks: TaskRecord[] } {
  const id = 'tsk_demo-6-qa';
  const dueAt = dueAfter(new Date(nowMs - 3 * HOUR_MS).toISOString(), ANSWER_WORKING_DAYS, CALENDAR);
  return {
    qaReviews: [
      {
        id,
        caseId: REVIEWED_CASE,
        kind: 'Prospective',
        blinded: false,
        readerId: PROVIDER,
        thirdReviewerId: null,
        ownDiagnosis: null,
        ownDiagnosisSavedAt: null,
        result: null,
      },
    ],
    tasks: [
      taskOf(3, nowMs, {
        id,
        type: TASK.qa,
        title: 'Second review of DP-2026-000006',
        description: 'Please look at the deep margin.',
        dueAt,
        caseId: REVIEWED_CASE,
        facilityId: 'fac_demo-3',
        assigneeId: SECOND_PROVIDER,
        askedBy: FIRST,
      }),
    ],
  };
}

/** The provider who is provisionally active has the onboarding in progress. */
function onboarding(users: readonly UserRecord[], nowMs: number) {
  const provider = users.find(({ status }) => status === 'Provisionally Active');
  if (provider === undefined) return { onboardings: [], tasks: [] };
  const id = 'tsk_demo-onboarding-1';
  const begun = taskOf(24, nowMs, {
    id,
    type: TASK.physicianOnboarding,
    title: onboardingTitle(provider),
    assigneeId: provider.id,
    status: 'InProgress',
    needsAcceptance: true,
    dueAt: new Date(nowMs + 7 * 24 * HOUR_MS).toISOString(),
    startedAt: new Date(nowMs - 20 * HOUR_MS).toISOString(),
  });
  return { onboardings: [newOnboarding(provider, id)], tasks: [begun] };
}

/** Work of the demo world in several hands and states; all invented. */
export function demoWork(
  users: readonly UserRecord[],
  requisitions: readonly RequisitionRecord[],
  nowMs: number,
) {
  const mailed = requisitions.find(({ id }) => id === MAILED_CASE);
  const begun = onboarding(users, nowMs);
  const stained = stains(nowMs);
  const reviewed = review(nowMs);
  const others = [
    taskOf(30, nowMs, {
      id: 'tsk_demo-8-receipt',
      type: TASK.slideReceipt,
      title: 'Receive the slides of DP-2026-000008',
      caseId: MAILED_CASE,
      facilityId: 'fac_demo-3',
      assignedRole: 'Lab_Operations',
      shipment: mailed === undefined ? null : parcelOf(mailed.delivery),
    }),
    taskOf(120, nowMs, {
      id: 'tsk_demo-5-bill',
      type: TASK.billingReview,
      title: 'Check the lines of DP-2026-000005',
      caseId: SIGNED_CASE,
      facilityId: 'fac_demo-1',
      assignedRole: 'Accounts',
    }),
    taskOf(90, nowMs, {
      id: 'tsk_demo-5-result',
      type: TASK.resultCommunication,
      title: 'Tell the clinic of DP-2026-000005',
      caseId: SIGNED_CASE,
      facilityId: 'fac_demo-1',
      assigneeId: PROVIDER,
      status: 'InProgress',
      startedAt: new Date(nowMs - 80 * HOUR_MS).toISOString(),
    }),
  ];
  return {
    orders: stained.orders,
    qaReviews: reviewed.qaReviews,
    onboardings: begun.onboardings,
    tasks: [...stained.tasks, ...reviewed.tasks, ...others, ...begun.tasks],
  };
}
