// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBannerEnvelope } from '../schemas/banner-envelope.ts';
import { zBannerInput } from '../schemas/banner-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const setBanner = {
  id: 'setBanner',
  method: 'PUT',
  path: '/banner',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zBannerInput,
  responses: {
    200: zBannerEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    412: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zBannerEnvelope,
  failure: zFailure,
} as const satisfies Operation;
