// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRegistrationKind } from '../schemas/registration-kind.ts';
import { zRegistrationPageEnvelope } from '../schemas/registration-page-envelope.ts';
import { zRegistrationStatus } from '../schemas/registration-status.ts';

export const listRegistrations = {
  id: 'listRegistrations',
  method: 'GET',
  path: '/registrations',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      sort: z.string().max(100).regex(/^-?(submittedAt|createdAt|name|status|kind)(,-?(submittedAt|createdAt|name|status|kind))*$/).optional().default('submittedAt'),
      status: z.array(zRegistrationStatus).max(6).optional(),
      kind: z.array(zRegistrationKind).max(5).optional(),
      waitingDays: z.int().gte(0).lte(3650).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zRegistrationPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRegistrationPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
