// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSupportTicketEnvelope } from '../schemas/support-ticket-envelope.ts';
import { zSupportTicketInput } from '../schemas/support-ticket-input.ts';

export const createSupportTicket = {
  id: 'createSupportTicket',
  method: 'POST',
  path: '/support-tickets',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zSupportTicketInput,
  responses: {
    201: zSupportTicketEnvelope,
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
  ok: zSupportTicketEnvelope,
  failure: zFailure,
} as const satisfies Operation;
