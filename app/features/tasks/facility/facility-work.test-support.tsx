import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { StainRequest, Task } from '#contracts/generated/wire.ts';
import { TaskFrame } from '../task-frame.tsx';
import { aWholeTask, NOW } from '../task-item.test-support.ts';
import type { FacilityWork } from './facility-work.ts';
import { LabelSheet } from './label-sheet.tsx';

export const LEE = { userId: 'usr_1', displayName: 'Dr. Lee' };

export const order: StainRequest = {
  id: 'req_1',
  caseId: 'cas_1',
  version: 2,
  etag: '"order"',
  status: 'Requested',
  kind: 'special_stain',
  specimenID: 'A',
  block: 'A1',
  stain: 'PAS',
  option: null,
  slideCount: 2,
  imagesReceived: 0,
  piecesReceived: null,
  note: null,
  requestedBy: LEE,
  requestedAt: '2026-11-20T16:00:00Z',
  dueAt: '2026-11-23T22:00:00Z',
  acceptedAt: null,
  promisedFor: null,
  carrier: null,
  trackingNumber: null,
  shippedOn: null,
  closedAt: null,
  declineReason: null,
  declineNote: null,
  closedBy: null,
  subsection: 'sub_1',
  taskId: 'tsk_1',
  allowedActions: ['edit', 'accept', 'fulfil', 'decline'],
};

export const work = (changes: Partial<FacilityWork> = {}): FacilityWork => ({
  caseId: 'cas_1',
  patient: 'Haverly, Conrad',
  mayEditCase: false,
  returnReasons: [],
  unread: [],
  questions: [],
  order: null,
  place: null,
  mayAddImages: false,
  removing: null,
  labels: [],
  ...changes,
});

export async function show(
  task: Partial<Task>,
  behind: FacilityWork,
  sheet = false,
  outcome?: PostedOutcome,
  search = '',
) {
  const whole = aWholeTask(task);
  const element = sheet ? (
    <LabelSheet task={whole} work={behind} />
  ) : (
    <TaskFrame
      task={whole}
      role="MedicalFacility"
      idempotencyKey={'"key"'}
      asOf={NOW}
      outcome={outcome}
      work={behind}
    />
  );
  await mountPage(element, { search });
}

export const section = (title: string) =>
  [...document.querySelectorAll('section')].find(
    (one) => textOf(one.querySelector('h2') ?? undefined) === title,
  );
