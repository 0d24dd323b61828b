// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTeamPageEnvelope } from '../schemas/team-page-envelope.ts';

export const listTeam = {
  id: 'listTeam',
  method: 'GET',
  path: '/team',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zTeamPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTeamPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
