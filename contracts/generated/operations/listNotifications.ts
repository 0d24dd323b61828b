// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zNotificationFeedEnvelope } from '../schemas/notification-feed-envelope.ts';

export const listNotifications = {
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      cursor: z.string().min(1).max(200).optional(),
      unread: z.boolean().optional().default(false)
  }),
  headers: null,
  body: null,
  responses: {
    200: zNotificationFeedEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zNotificationFeedEnvelope,
  failure: zFailure,
} as const satisfies Operation;
