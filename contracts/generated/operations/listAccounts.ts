// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAccountLeadStatus } from '../schemas/account-lead-status.ts';
import { zAccountPageEnvelope } from '../schemas/account-page-envelope.ts';
import { zAccountType } from '../schemas/account-type.ts';
import { zFailure } from '../schemas/failure.ts';
import { zUserId } from '../schemas/user-id.ts';

export const listAccounts = {
  id: 'listAccounts',
  method: 'GET',
  path: '/accounts',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      sort: z.string().max(120).regex(/^-?(name|leadStatus|country|createdAt|updatedAt|nextContactDate)(,-?(name|leadStatus|country|createdAt|updatedAt|nextContactDate))*$/).optional(),
      leadStatus: z.array(zAccountLeadStatus).max(8).optional(),
      accountType: z.array(zAccountType).max(4).optional(),
      ownerId: zUserId.optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zAccountPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zAccountPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
