// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUploadEnvelope } from '../schemas/upload-envelope.ts';
import { zUploadId } from '../schemas/upload-id.ts';

export const getUpload = {
  id: 'getUpload',
  method: 'GET',
  path: '/uploads/{uploadId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      uploadId: zUploadId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zUploadEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zUploadEnvelope,
  failure: zFailure,
} as const satisfies Operation;
