// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAccountLeadStatus } from '../schemas/account-lead-status.ts';
import { zAccountType } from '../schemas/account-type.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUserId } from '../schemas/user-id.ts';

export const exportAccounts = {
  id: 'exportAccounts',
  method: 'GET',
  path: '/accounts/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      q: z.string().max(100).optional(),
      sort: z.string().max(120).regex(/^-?(name|leadStatus|country|createdAt|updatedAt|nextContactDate)(,-?(name|leadStatus|country|createdAt|updatedAt|nextContactDate))*$/).optional(),
      leadStatus: z.array(zAccountLeadStatus).max(8).optional(),
      accountType: z.array(zAccountType).max(4).optional(),
      ownerId: zUserId.optional()
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
