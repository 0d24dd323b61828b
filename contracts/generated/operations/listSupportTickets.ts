// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSupportTicketPageEnvelope } from '../schemas/support-ticket-page-envelope.ts';
import { zTicketStatus } from '../schemas/ticket-status.ts';
import { zTicketTopic } from '../schemas/ticket-topic.ts';

export const listSupportTickets = {
  id: 'listSupportTickets',
  method: 'GET',
  path: '/support-tickets',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      sort: z.string().max(100).regex(/^-?(createdAt|updatedAt|status|topic)(,-?(createdAt|updatedAt|status|topic))*$/).optional(),
      status: z.array(zTicketStatus).max(3).optional(),
      topic: z.array(zTicketTopic).max(5).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zSupportTicketPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zSupportTicketPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
