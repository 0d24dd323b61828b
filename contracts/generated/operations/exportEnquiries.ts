// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zDay } from '../schemas/day.ts';
import { zEnquiryLeadStatus } from '../schemas/enquiry-lead-status.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLeadSource } from '../schemas/lead-source.ts';
import { zUserId } from '../schemas/user-id.ts';

export const exportEnquiries = {
  id: 'exportEnquiries',
  method: 'GET',
  path: '/enquiries/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      q: z.string().max(100).optional(),
      sort: z.string().max(100).regex(/^-?(name|organisation|leadStatus|nextContactDate|createdAt)(,-?(name|organisation|leadStatus|nextContactDate|createdAt))*$/).optional(),
      leadStatus: z.array(zEnquiryLeadStatus).max(6).optional(),
      leadSource: z.array(zLeadSource).max(5).optional(),
      ownerId: zUserId.optional(),
      contactBy: zDay.optional()
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
