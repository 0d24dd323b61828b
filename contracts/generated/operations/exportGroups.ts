// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zFailure } from '../schemas/failure.ts';

export const exportGroups = {
  id: 'exportGroups',
  method: 'GET',
  path: '/groups/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
      q: z.string().max(100).optional(),
      sort: z.string().max(80).regex(/^-?(name|ownerGroup|members|createdAt)(,-?(name|ownerGroup|members|createdAt))*$/).optional(),
      active: z.boolean().optional()
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
