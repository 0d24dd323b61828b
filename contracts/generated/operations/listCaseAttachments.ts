// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseAttachmentsEnvelope } from '../schemas/case-attachments-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const listCaseAttachments = {
  id: 'listCaseAttachments',
  method: 'GET',
  path: '/cases/{caseId}/attachments',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zCaseAttachmentsEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCaseAttachmentsEnvelope,
  failure: zFailure,
} as const satisfies Operation;
