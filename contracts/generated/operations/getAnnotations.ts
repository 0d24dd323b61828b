// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAnnotationsEnvelope } from '../schemas/annotations-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zImageId } from '../schemas/image-id.ts';

export const getAnnotations = {
  id: 'getAnnotations',
  method: 'GET',
  path: '/cases/{caseId}/images/{imageId}/annotations',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      imageId: zImageId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zAnnotationsEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zAnnotationsEnvelope,
  failure: zFailure,
} as const satisfies Operation;
