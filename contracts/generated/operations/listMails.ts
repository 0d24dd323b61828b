// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDay } from '../schemas/day.ts';
import { zFailure } from '../schemas/failure.ts';
import { zMailPageEnvelope } from '../schemas/mail-page-envelope.ts';

export const listMails = {
  id: 'listMails',
  method: 'GET',
  path: '/support/mails',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      q: z.string().max(100).optional(),
      from: zDay.optional(),
      to: zDay.optional(),
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zMailPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zMailPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
