// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUploadEnvelope } from '../schemas/upload-envelope.ts';
import { zUploadId } from '../schemas/upload-id.ts';

export const abortUpload = {
  id: 'abortUpload',
  method: 'DELETE',
  path: '/uploads/{uploadId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      uploadId: zUploadId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: null,
  responses: {
    200: zUploadEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    410: zFailure,
    412: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zUploadEnvelope,
  failure: zFailure,
} as const satisfies Operation;
