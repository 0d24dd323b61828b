// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zCasePreviewEnvelope } from '../schemas/case-preview-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const getCasePreview = {
  id: 'getCasePreview',
  method: 'GET',
  path: '/cases/{caseId}/preview',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zCasePreviewEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zCasePreviewEnvelope,
  failure: zFailure,
} as const satisfies Operation;
