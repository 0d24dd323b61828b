// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zActingRole } from '../schemas/acting-role.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zCaseEventKind } from '../schemas/case-event-kind.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zDay } from '../schemas/day.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUserId } from '../schemas/user-id.ts';

export const exportCaseEvents = {
  id: 'exportCaseEvents',
  method: 'GET',
  path: '/support/case-events/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      userId: zUserId.optional(),
      role: z.array(zActingRole).max(5).optional(),
      kind: z.array(zCaseEventKind).max(30).optional(),
      caseId: zCaseId.optional(),
      from: zDay.optional(),
      to: zDay.optional()
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
