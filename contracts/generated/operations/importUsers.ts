// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSheetImportEnvelope } from '../schemas/sheet-import-envelope.ts';

export const importUsers = {
  id: 'importUsers',
  method: 'POST',
  path: '/users/import',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      dryRun: z.boolean().optional().default(false)
  }),
  headers: null,
  body: 'bytes',
  responses: {
    200: zSheetImportEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zSheetImportEnvelope,
  failure: zFailure,
} as const satisfies Operation;
