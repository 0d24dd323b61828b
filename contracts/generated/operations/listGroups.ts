// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupPageEnvelope } from '../schemas/group-page-envelope.ts';

export const listGroups = {
  id: 'listGroups',
  method: 'GET',
  path: '/groups',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      sort: z.string().max(80).regex(/^-?(name|ownerGroup|members|createdAt)(,-?(name|ownerGroup|members|createdAt))*$/).optional(),
      active: z.boolean().optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zGroupPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zGroupPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
