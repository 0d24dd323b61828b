// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFacilityRegistrationInput } from '../schemas/facility-registration-input.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRegistrationReceiptEnvelope } from '../schemas/registration-receipt-envelope.ts';

export const registerFacility = {
  id: 'registerFacility',
  method: 'POST',
  path: '/registrations/facilities',
  auth: 'optional',
  roles: ['public', 'Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zFacilityRegistrationInput,
  responses: {
    201: zRegistrationReceiptEnvelope,
    202: zRegistrationReceiptEnvelope,
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
  ok: zRegistrationReceiptEnvelope,
  failure: zFailure,
} as const satisfies Operation;
