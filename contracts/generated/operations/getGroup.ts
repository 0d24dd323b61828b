// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupEnvelope } from '../schemas/group-envelope.ts';
import { zGroupId } from '../schemas/group-id.ts';

export const getGroup = {
  id: 'getGroup',
  method: 'GET',
  path: '/groups/{groupId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      groupId: zGroupId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zGroupEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zGroupEnvelope,
  failure: zFailure,
} as const satisfies Operation;
