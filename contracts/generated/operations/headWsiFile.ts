// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBlobId } from '../schemas/blob-id.ts';

export const headWsiFile = {
  id: 'headWsiFile',
  method: 'HEAD',
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
    200: 'empty',
    304: 'empty',
    400: 'empty',
    403: 'empty',
    404: 'empty',
    429: 'empty',
    500: 'empty',
    503: 'empty',
  },
  ok: 'empty',
  failure: 'empty',
} as const satisfies Operation;
