// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupEnvelope } from '../schemas/group-envelope.ts';
import { zGroupId } from '../schemas/group-id.ts';
import { zGroupMemberInput } from '../schemas/group-member-input.ts';

export const addGroupMember = {
  id: 'addGroupMember',
  method: 'POST',
  path: '/groups/{groupId}/members',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      groupId: zGroupId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zGroupMemberInput,
  responses: {
    200: zGroupEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zGroupEnvelope,
  failure: zFailure,
} as const satisfies Operation;
