import type { Task, TaskListItem } from '#contracts/generated/wire.ts';

export const NOW = '2026-11-21T15:00:00Z';

/** A stain order of the facility that is overdue, with what the test changes about it. */
export function aTask(changes: Partial<TaskListItem> = {}): TaskListItem {
  return {
    id: 'tsk_1',
    version: 1,
    etag: '"v1"',
    type: 5,
    typeKey: 'stainOrder',
    title: 'PAS on block A1',
    status: 'Open',
    overdue: true,
    priority: 'Expedited',
    dueAt: '2026-11-21T12:00:00Z',
    case: { id: 'cas_1', caseID: 'DP-1', caseRecordId: 'INV26-1' },
    specimenID: 'A',
    block: 'A1',
    slide: null,
    askedBy: { userId: 'usr_1', displayName: 'Dr. Lee' },
    assignee: null,
    assignedRole: 'Facility',
    facility: { id: 'fac_1', name: 'Invented Clinic' },
    allowedActions: ['start', 'decline', 'comment', 'attach'],
    ...changes,
  };
}

/** The task of `aTask`, with what its own page is given besides. */
export const aWholeTask = (changes: Partial<Task> = {}): Task => ({
  ...aTask(),
  heldBefore: [],
  description: 'Look for fungus.',
  needsAcceptance: false,
  requestId: null,
  rescanImage: null,
  imagesAsked: 1,
  imagesAdded: 0,
  answer: null,
  shipment: null,
  checklist: [],
  attachments: [],
  comments: [],
  reason: null,
  createdAt: '2026-11-20T15:00:00Z',
  startedAt: null,
  submittedAt: null,
  closedAt: null,
  ...changes,
});
