// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSupportTicketEnvelope } from '../schemas/support-ticket-envelope.ts';
import { zTicketId } from '../schemas/ticket-id.ts';
import { zTicketReplyInput } from '../schemas/ticket-reply-input.ts';

export const replySupportTicket = {
  id: 'replySupportTicket',
  method: 'POST',
  path: '/support-tickets/{ticketId}/replies',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      ticketId: zTicketId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional(),
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zTicketReplyInput,
  responses: {
    201: zSupportTicketEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zSupportTicketEnvelope,
  failure: zFailure,
} as const satisfies Operation;
