import { parcelFaults } from '#app/core/tasks/parcel.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuseFields, requireReason } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { notify } from '../../rules/people/notify.ts';
import { handedOn, tellOfHandIn, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { requireReviewersLicence } from '../../rules/tasks/qa-reviewers.ts';
import { reviewEnded } from '../../rules/tasks/qa-state.ts';
import { requireTask, requireTaskMove } from '../../rules/tasks/task-access.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import { onboardingEnded } from '../onboarding/onboarding-records.ts';
import { settleStandingReport } from '../qa/proctored-cases.ts';
import { askingSide } from './asking-side.ts';
import { taskMoved } from './task-forms.ts';
import { acceptBehind, answerBehind, countPieces, declineBehind, withdrawBehind } from './task-requests.ts';
import { requireWorkDone } from './task-rules.ts';

type Move = 'startTask' | 'submitTask' | 'completeTask' | 'returnTask' | 'declineTask' | 'cancelTask';

/** The checks that every move shares: visible, one's own, the state, the version. Then the fields are looked at. */
function moving(
  operation: Move,
  call: Call<Move>,
  next: (task: TaskRecord, at: string) => Partial<TaskRecord>,
  after: (moved: TaskRecord) => void = () => undefined,
): Answer<Move> {
  const { world, caller, input, now } = call;
  const task = requireTask(call);
  const { to } = requireTaskMove(operation, task, caller);
  requireVersion(input.headers['If-Match'], task);
  const changes = next(task, new Date(now).toISOString());
  const moved = world.tasks.change(task.id, (record) => ({
    ...record,
    ...changes,
    status: to,
    version: record.version + 1,
  }));
  after(moved);
  return taskMoved(moved, call);
}

export const startTask: Resolver<'startTask'> = {
  resolve: (call) =>
    moving(
      'startTask',
      call,
      (task, at) => {
        requireReviewersLicence(call.world, task, call.now);
        return {
          ...handedOn(call, task, { assigneeId: call.caller.user.id, assignedRole: null }),
          startedAt: task.startedAt ?? at,
        };
      },
      (task) => acceptBehind(call, task),
    ),
};

export const submitTask: Resolver<'submitTask'> = {
  resolve: (call) =>
    moving(
      'submitTask',
      call,
      (task, at) => ({ ...workOf(call, task), submittedAt: at }),
      (task) => tellOfHandIn(call, task),
    ),
};

export const completeTask: Resolver<'completeTask'> = {
  resolve: (call) =>
    moving(
      'completeTask',
      call,
      (task, at) => ({ ...workOf(call, task), closedAt: at }),
      (done) => {
        answerBehind(call, done);
        settleStandingReport(call.world, done, new Date(call.now).toISOString());
      },
    ),
};

/** The task with what was handed in now; throws where something that its type asks for is still missing. */
function workOf(
  { world, input, now }: Call<'submitTask' | 'completeTask'>,
  task: TaskRecord,
): Partial<TaskRecord> {
  const { answer, shipment, piecesReceived, done = [] } = input.body;
  if (done.some((id) => !task.checklist.some((line) => line.id === id)))
    throw refuse('VALIDATION_FAILED', { status: 422, fields: { done: ['No such line of the checklist.'] } });
  const today = new Date(now).toISOString().slice(0, 10);
  const faults = Object.entries(parcelFaults(shipment ?? {}, today));
  refuseFields(Object.fromEntries(faults.map(([field, texts]) => [`shipment.${field}`, texts])));
  const work = {
    answer: answer?.trim() || task.answer,
    shipment: shipment === undefined ? task.shipment : tidyParcel(shipment),
    checklist: task.checklist.map((line) => ({ ...line, done: line.done || done.includes(line.id) })),
  };
  requireWorkDone(world, { ...task, ...work }, { piecesReceived });
  if (piecesReceived !== undefined) countPieces(world, task, piecesReceived);
  return work;
}

const tidyParcel = ({ carrier, trackingNumber, shippedOn }: NonNullable<TaskRecord['shipment']>) => ({
  carrier: carrier.trim(),
  trackingNumber: trackingNumber.trim(),
  shippedOn,
});

const SENT_BACK = 'A task that you handed in was sent back to you.';
const SENT_BACK_TO_NOBODY = 'A task that was handed in was sent back, and nobody has it now.';

export const returnTask: Resolver<'returnTask'> = {
  resolve: (call) =>
    moving(
      'returnTask',
      call,
      () => ({ reason: requireReason(call.input.body.reason) }),
      (task) => tellOfTask(call, task, task.assigneeId === null ? SENT_BACK_TO_NOBODY : SENT_BACK),
    ),
};

export const declineTask: Resolver<'declineTask'> = {
  resolve: (call) =>
    moving(
      'declineTask',
      call,
      (_, at) => ({ reason: requireReason(call.input.body.reason), closedAt: at }),
      (task) => {
        if (!declineBehind(call, task, task.reason ?? '')) tellOfDecline(call, task);
        reviewEnded(call, task);
        onboardingEnded(call.world, task);
      },
    ),
};

function tellOfDecline(call: Call<'declineTask'>, task: TaskRecord): void {
  const caseID = task.caseId === null ? null : presentCase(call.world, task.caseId).caseID;
  const what = task.type === TASK.qa ? 'The second review' : 'A task';
  notify(call.world, call.now, askingSide(call, task), {
    event: 'assigned_to_me',
    text: `${what}${caseID === null ? '' : ` of case ${caseID}`} was declined. Its page says why.`,
    caseId: task.caseId,
    taskId: task.id,
  });
}

export const cancelTask: Resolver<'cancelTask'> = {
  resolve: (call) =>
    moving(
      'cancelTask',
      call,
      (_, at) => ({ reason: requireReason(call.input.body.reason), closedAt: at }),
      (task) => {
        tellOfTask(call, task, 'A task of yours was taken back.');
        withdrawBehind(call, task);
        reviewEnded(call, task);
        onboardingEnded(call.world, task);
      },
    ),
};
