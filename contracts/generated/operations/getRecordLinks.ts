// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRecordLinksEnvelope } from '../schemas/record-links-envelope.ts';
import { zRecordSubject } from '../schemas/record-subject.ts';

export const getRecordLinks = {
  id: 'getRecordLinks',
  method: 'GET',
  path: '/links/{subject}/{subjectId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      subject: zRecordSubject,
      subjectId: z.string().regex(/^(usr|acc|grp|fac)_[a-z0-9_-]{1,60}$/)
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zRecordLinksEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRecordLinksEnvelope,
  failure: zFailure,
} as const satisfies Operation;
