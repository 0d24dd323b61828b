// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zBlobId } from '../schemas/blob-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSlideLinkEnvelope } from '../schemas/slide-link-envelope.ts';

export const getDownloadLink = {
  id: 'getDownloadLink',
  method: 'GET',
  path: '/wsi/get-download-link/{blobId}',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      blobId: zBlobId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zSlideLinkEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    410: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zSlideLinkEnvelope,
  failure: zFailure,
} as const satisfies Operation;
