import type { StainRequest } from '#contracts/generated/wire.ts';

export const ME = { userId: 'usr_1', displayName: 'Dr. Me' };
export const at = (day: number) => `2026-11-${day}T15:00:00Z`;

export const orderOf = (id: string, changes: Partial<StainRequest> = {}): StainRequest => ({
  id,
  caseId: 'cas_1',
  version: 1,
  etag: '"o1"',
  status: 'Requested',
  kind: 'ihc',
  specimenID: 'A',
  block: 'A1',
  stain: 'CD20',
  option: null,
  slideCount: 1,
  imagesReceived: 0,
  piecesReceived: null,
  note: null,
  requestedBy: ME,
  requestedAt: at(20),
  dueAt: at(24),
  acceptedAt: null,
  promisedFor: null,
  carrier: null,
  trackingNumber: null,
  shippedOn: null,
  closedAt: null,
  declineReason: null,
  declineNote: null,
  closedBy: null,
  subsection: null,
  taskId: null,
  allowedActions: ['cancel'],
  ...changes,
});
