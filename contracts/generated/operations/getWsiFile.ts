// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBlobId } from '../schemas/blob-id.ts';
import { zFailure } from '../schemas/failure.ts';

export const getWsiFile = {
  id: 'getWsiFile',
  method: 'GET',
  path: '/wsi/files/{blobId}',
  auth: 'none',
  roles: ['public'],
  params: z.object({
      blobId: zBlobId
  }),
  query: z.object({
      exp: z.int().gte(0),
      sig: z.string().regex(/^[A-Za-z0-9_-]{16,200}$/)
  }),
  headers: z.object({
      Range: z.string().max(200).optional(),
      'If-Range': z.string().max(200).optional(),
      'If-None-Match': z.string().max(1000).optional()
  }),
  body: null,
  responses: {
    200: 'binary',
    206: 'binary',
    304: 'empty',
    400: zFailure,
    403: zFailure,
    404: zFailure,
    416: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
