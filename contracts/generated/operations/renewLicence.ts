// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDay } from '../schemas/day.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLicenceRenewalEnvelope } from '../schemas/licence-renewal-envelope.ts';
import { zRegionCode } from '../schemas/region-code.ts';
import { zUserId } from '../schemas/user-id.ts';

export const renewLicence = {
  id: 'renewLicence',
  method: 'POST',
  path: '/users/{userId}/licence-renewals',
  auth: 'bearer',
  roles: ['Provider', 'Admin'],
  params: z.object({
      userId: zUserId
  }),
  query: z.object({
      region: zRegionCode,
      number: z.string().min(3).max(20),
      issuedOn: zDay,
      expiresOn: zDay,
      name: z.string().min(1).max(255)
  }),
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: 'bytes',
  responses: {
    201: zLicenceRenewalEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zLicenceRenewalEnvelope,
  failure: zFailure,
} as const satisfies Operation;
