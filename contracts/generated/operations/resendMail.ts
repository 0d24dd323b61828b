// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zMailEnvelope } from '../schemas/mail-envelope.ts';
import { zMailId } from '../schemas/mail-id.ts';

export const resendMail = {
  id: 'resendMail',
  method: 'POST',
  path: '/support/mails/{mailId}/resend',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      mailId: zMailId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: null,
  responses: {
    200: zMailEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zMailEnvelope,
  failure: zFailure,
} as const satisfies Operation;
