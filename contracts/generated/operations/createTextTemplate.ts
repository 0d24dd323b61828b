// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTextTemplateEnvelope } from '../schemas/text-template-envelope.ts';
import { zTextTemplateInput } from '../schemas/text-template-input.ts';

export const createTextTemplate = {
  id: 'createTextTemplate',
  method: 'POST',
  path: '/text-templates',
  auth: 'bearer',
  roles: ['Provider'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zTextTemplateInput,
  responses: {
    201: zTextTemplateEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    409: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTextTemplateEnvelope,
  failure: zFailure,
} as const satisfies Operation;
