// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBlobId } from '../schemas/blob-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getTile = {
  id: 'getTile',
  method: 'GET',
  path: '/wsi/tiles/{blobId}/{level}/{tile}.{format}',
  auth: 'none',
  roles: ['public'],
  params: z.object({
      blobId: zBlobId,
      level: z.int().gte(0).lte(40),
      tile: z.string().regex(/^\d{1,7}_\d{1,7}$/),
      format: z.enum([
          'jpg',
          'jpeg',
          'png'
      ])
  }),
  query: z.object({
      exp: z.int().gte(0),
      sig: z.string().regex(/^[A-Za-z0-9_-]{16,200}$/)
  }),
  headers: z.object({
      'If-None-Match': z.string().max(1000).optional()
  }),
  body: null,
  responses: {
    200: 'binary',
    304: 'empty',
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
