// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zProfileEnvelope } from '../schemas/profile-envelope.ts';
import { zProfileInput } from '../schemas/profile-input.ts';

export const updateMyProfile = {
  id: 'updateMyProfile',
  method: 'PATCH',
  path: '/users/me/profile',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zProfileInput,
  responses: {
    200: zProfileEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    412: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zProfileEnvelope,
  failure: zFailure,
} as const satisfies Operation;
