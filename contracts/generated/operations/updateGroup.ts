// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupChangeInput } from '../schemas/group-change-input.ts';
import { zGroupEnvelope } from '../schemas/group-envelope.ts';
import { zGroupId } from '../schemas/group-id.ts';

export const updateGroup = {
  id: 'updateGroup',
  method: 'PATCH',
  path: '/groups/{groupId}',
  auth: 'bearer',
  roles: ['Admin'],
  params: z.object({
      groupId: zGroupId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zGroupChangeInput,
  responses: {
    200: zGroupEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    412: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zGroupEnvelope,
  failure: zFailure,
} as const satisfies Operation;
