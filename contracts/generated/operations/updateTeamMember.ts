// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTeamMemberEnvelope } from '../schemas/team-member-envelope.ts';
import { zTeamMemberInput } from '../schemas/team-member-input.ts';
import { zUserId } from '../schemas/user-id.ts';

export const updateTeamMember = {
  id: 'updateTeamMember',
  method: 'PATCH',
  path: '/team/{userId}',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Admin'],
  params: z.object({
      userId: zUserId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zTeamMemberInput,
  responses: {
    200: zTeamMemberEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    412: zFailure,
    415: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTeamMemberEnvelope,
  failure: zFailure,
} as const satisfies Operation;
