// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSupportTicketEnvelope } from '../schemas/support-ticket-envelope.ts';
import { zTicketId } from '../schemas/ticket-id.ts';

export const getSupportTicket = {
  id: 'getSupportTicket',
  method: 'GET',
  path: '/support-tickets/{ticketId}',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      ticketId: zTicketId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zSupportTicketEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zSupportTicketEnvelope,
  failure: zFailure,
} as const satisfies Operation;
