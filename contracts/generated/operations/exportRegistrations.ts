// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRegistrationKind } from '../schemas/registration-kind.ts';
import { zRegistrationStatus } from '../schemas/registration-status.ts';

export const exportRegistrations = {
  id: 'exportRegistrations',
  method: 'GET',
  path: '/registrations/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      q: z.string().max(100).optional(),
      sort: z.string().max(100).regex(/^-?(submittedAt|createdAt|name|status|kind)(,-?(submittedAt|createdAt|name|status|kind))*$/).optional(),
      status: z.array(zRegistrationStatus).max(6).optional(),
      kind: z.array(zRegistrationKind).max(5).optional(),
      waitingDays: z.int().gte(0).lte(3650).optional()
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
