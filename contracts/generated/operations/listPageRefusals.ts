// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDay } from '../schemas/day.ts';
import { zFailure } from '../schemas/failure.ts';
import { zPageRefusalPageEnvelope } from '../schemas/page-refusal-page-envelope.ts';
import { zRole } from '../schemas/role.ts';
import { zUserId } from '../schemas/user-id.ts';

export const listPageRefusals = {
  id: 'listPageRefusals',
  method: 'GET',
  path: '/support/page-refusals',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      userId: zUserId.optional(),
      role: z.array(zRole).max(5).optional(),
      from: zDay.optional(),
      to: zDay.optional(),
      q: z.string().max(100).optional(),
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zPageRefusalPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zPageRefusalPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
