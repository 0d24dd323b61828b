// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRegistrationEnvelope } from '../schemas/registration-envelope.ts';
import { zStaffRegistrationInput } from '../schemas/staff-registration-input.ts';

export const registerOperatorStaff = {
  id: 'registerOperatorStaff',
  method: 'POST',
  path: '/registrations/operator-staff',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zStaffRegistrationInput,
  responses: {
    201: zRegistrationEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    409: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRegistrationEnvelope,
  failure: zFailure,
} as const satisfies Operation;
