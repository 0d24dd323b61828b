// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUploadId } from '../schemas/upload-id.ts';
import { zUploadPartEnvelope } from '../schemas/upload-part-envelope.ts';

export const putUploadPart = {
  id: 'putUploadPart',
  method: 'PUT',
  path: '/uploads/{uploadId}/parts/{partNumber}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      uploadId: zUploadId,
      partNumber: z.int().gte(1).lte(20480)
  }),
  query: null,
  headers: z.object({
      'X-Part-Sha256': z.string().regex(/^[0-9a-f]{64}$/)
  }),
  body: 'bytes',
  responses: {
    200: zUploadPartEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    410: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zUploadPartEnvelope,
  failure: zFailure,
} as const satisfies Operation;
