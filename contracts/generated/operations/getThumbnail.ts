// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBlobId } from '../schemas/blob-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getThumbnail = {
  id: 'getThumbnail',
  method: 'GET',
  path: '/wsi/thumbnails/{blobId}',
  auth: 'none',
  roles: ['public'],
  params: z.object({
      blobId: zBlobId
  }),
  query: z.object({
      kind: z.enum([
          'thumbnail',
          'label',
          'macro',
          'overview'
      ]).optional(),
      exp: z.int().gte(0),
      sig: z.string().regex(/^[A-Za-z0-9_-]{16,200}$/)
  }),
  headers: null,
  body: null,
  responses: {
    200: 'binary',
    400: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
