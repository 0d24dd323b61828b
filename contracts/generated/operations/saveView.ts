// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSavedViewEnvelope } from '../schemas/saved-view-envelope.ts';
import { zSavedViewInput } from '../schemas/saved-view-input.ts';

export const saveView = {
  id: 'saveView',
  method: 'POST',
  path: '/users/me/views',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zSavedViewInput,
  responses: {
    201: zSavedViewEnvelope,
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
  ok: zSavedViewEnvelope,
  failure: zFailure,
} as const satisfies Operation;
