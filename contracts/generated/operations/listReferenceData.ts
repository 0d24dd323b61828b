// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zReferenceDataEnvelope } from '../schemas/reference-data-envelope.ts';

export const listReferenceData = {
  id: 'listReferenceData',
  method: 'GET',
  path: '/reference-data',
  auth: 'none',
  roles: ['public'],
  params: null,
  query: null,
  headers: z.object({
      'If-None-Match': z.string().max(1000).optional()
  }),
  body: null,
  responses: {
    200: zReferenceDataEnvelope,
    304: 'empty',
    400: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zReferenceDataEnvelope,
  failure: zFailure,
} as const satisfies Operation;
