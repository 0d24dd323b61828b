// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zInvitationInput } from '../schemas/invitation-input.ts';
import { zTeamMemberEnvelope } from '../schemas/team-member-envelope.ts';

export const inviteTeamMember = {
  id: 'inviteTeamMember',
  method: 'POST',
  path: '/team/invitations',
  auth: 'bearer',
  roles: ['MedicalFacility', 'Admin'],
  params: null,
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zInvitationInput,
  responses: {
    201: zTeamMemberEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    409: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTeamMemberEnvelope,
  failure: zFailure,
} as const satisfies Operation;
