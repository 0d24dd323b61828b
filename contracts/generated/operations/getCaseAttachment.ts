// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAttachmentSlot } from '../schemas/attachment-slot.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getCaseAttachment = {
  id: 'getCaseAttachment',
  method: 'GET',
  path: '/cases/{caseId}/attachments/{slot}',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      slot: zAttachmentSlot
  }),
  query: null,
  headers: z.object({
      Range: z.string().max(200).optional(),
      'If-Range': z.string().max(200).optional()
  }),
  body: null,
  responses: {
    200: 'binary',
    206: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    416: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
