// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zHistorySubject } from '../schemas/history-subject.ts';
import { zRecordChangeFeedEnvelope } from '../schemas/record-change-feed-envelope.ts';

export const listRecordHistory = {
  id: 'listRecordHistory',
  method: 'GET',
  path: '/history/{subject}/{subjectId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      subject: zHistorySubject,
      subjectId: z.string().regex(/^(usr|acc|grp|fac|enq)_[a-z0-9_-]{1,60}$/)
  }),
  query: z.object({
      cursor: z.string().min(1).max(200).optional(),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zRecordChangeFeedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRecordChangeFeedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
