// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zLastPlaceEnvelope } from '../schemas/last-place-envelope.ts';

export const getLastPlace = {
  id: 'getLastPlace',
  method: 'GET',
  path: '/cases/{caseId}/place',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zLastPlaceEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zLastPlaceEnvelope,
  failure: zFailure,
} as const satisfies Operation;
