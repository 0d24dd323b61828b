// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAttachmentSlot } from '../schemas/attachment-slot.ts';
import { zCaseAttachmentsEnvelope } from '../schemas/case-attachments-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const deleteCaseAttachment = {
  id: 'deleteCaseAttachment',
  method: 'DELETE',
  path: '/cases/{caseId}/attachments/{slot}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      slot: zAttachmentSlot
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: null,
  responses: {
    200: zCaseAttachmentsEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseAttachmentsEnvelope,
  failure: zFailure,
} as const satisfies Operation;
