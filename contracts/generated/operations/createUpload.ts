// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUploadEnvelope } from '../schemas/upload-envelope.ts';
import { zUploadInput } from '../schemas/upload-input.ts';

export const createUpload = {
  id: 'createUpload',
  method: 'POST',
  path: '/uploads',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zUploadInput,
  responses: {
    201: zUploadEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    409: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zUploadEnvelope,
  failure: zFailure,
} as const satisfies Operation;
