// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTicketStatus } from '../schemas/ticket-status.ts';
import { zTicketTopic } from '../schemas/ticket-topic.ts';

export const exportSupportTickets = {
  id: 'exportSupportTickets',
  method: 'GET',
  path: '/support-tickets/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      q: z.string().max(100).optional(),
      sort: z.string().max(100).regex(/^-?(createdAt|updatedAt|status|topic)(,-?(createdAt|updatedAt|status|topic))*$/).optional(),
      status: z.array(zTicketStatus).max(3).optional(),
      topic: z.array(zTicketTopic).max(5).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
