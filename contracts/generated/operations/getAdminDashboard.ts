// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAdminDashboardEnvelope } from '../schemas/admin-dashboard-envelope.ts';
import { zDay } from '../schemas/day.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zInstant } from '../schemas/instant.ts';
import { zSeriesStep } from '../schemas/series-step.ts';
import { zSubspecialty } from '../schemas/subspecialty.ts';
import { zTimeZone } from '../schemas/time-zone.ts';

export const getAdminDashboard = {
  id: 'getAdminDashboard',
  method: 'GET',
  path: '/dashboard/admin',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      days: z.int().gte(1).lte(365).optional().default(30),
      from: zDay.optional(),
      to: zDay.optional(),
      timeZone: zTimeZone.optional(),
      step: zSeriesStep.optional(),
      ofFacility: zFacilityId.optional(),
      ofSubspecialty: zSubspecialty.optional(),
      asOf: zInstant.optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zAdminDashboardEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zAdminDashboardEnvelope,
  failure: zFailure,
} as const satisfies Operation;
