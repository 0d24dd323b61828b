// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zNotificationEnvelope } from '../schemas/notification-envelope.ts';
import { zNotificationId } from '../schemas/notification-id.ts';

export const markNotificationRead = {
  id: 'markNotificationRead',
  method: 'POST',
  path: '/notifications/{notificationId}/read',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      notificationId: zNotificationId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: null,
  responses: {
    200: zNotificationEnvelope,
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
  ok: zNotificationEnvelope,
  failure: zFailure,
} as const satisfies Operation;
