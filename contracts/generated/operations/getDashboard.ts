// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDashboardEnvelope } from '../schemas/dashboard-envelope.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTimeZone } from '../schemas/time-zone.ts';

export const getDashboard = {
  id: 'getDashboard',
  method: 'GET',
  path: '/dashboard',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      timeZone: zTimeZone.optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zDashboardEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zDashboardEnvelope,
  failure: zFailure,
} as const satisfies Operation;
