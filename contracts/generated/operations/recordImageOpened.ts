// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zImageId } from '../schemas/image-id.ts';
import { zImageOpenedEnvelope } from '../schemas/image-opened-envelope.ts';

export const recordImageOpened = {
  id: 'recordImageOpened',
  method: 'POST',
  path: '/cases/{caseId}/images/{imageId}/opened',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      caseId: zCaseId,
      imageId: zImageId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: null,
  responses: {
    200: zImageOpenedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zImageOpenedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
