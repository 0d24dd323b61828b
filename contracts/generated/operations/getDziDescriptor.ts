// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBlobId } from '../schemas/blob-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getDziDescriptor = {
  id: 'getDziDescriptor',
  method: 'GET',
  path: '/wsi/tiles/{blobId}.dzi',
  auth: 'none',
  roles: ['public'],
  params: z.object({
      blobId: zBlobId
  }),
  query: z.object({
      exp: z.int().gte(0),
      sig: z.string().regex(/^[A-Za-z0-9_-]{16,200}$/)
  }),
  headers: null,
  body: null,
  responses: {
    200: 'text',
    400: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'text',
  failure: zFailure,
} as const satisfies Operation;
