// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBannerEnvelope } from '../schemas/banner-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const clearBanner = {
  id: 'clearBanner',
  method: 'DELETE',
  path: '/banner',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: null,
  responses: {
    200: zBannerEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    412: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zBannerEnvelope,
  failure: zFailure,
} as const satisfies Operation;
