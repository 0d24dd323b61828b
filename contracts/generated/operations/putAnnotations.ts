// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAnnotationsInput } from '../schemas/annotations-input.ts';
import { zAnnotationsSavedEnvelope } from '../schemas/annotations-saved-envelope.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zImageId } from '../schemas/image-id.ts';

export const putAnnotations = {
  id: 'putAnnotations',
  method: 'PUT',
  path: '/cases/{caseId}/images/{imageId}/annotations',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      caseId: zCaseId,
      imageId: zImageId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zAnnotationsInput,
  responses: {
    200: zAnnotationsSavedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zAnnotationsSavedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
