// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDocumentId } from '../schemas/document-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRegistrationId } from '../schemas/registration-id.ts';
import { zRegistrationKind } from '../schemas/registration-kind.ts';

export const getRegistrationDocument = {
  id: 'getRegistrationDocument',
  method: 'GET',
  path: '/registrations/{kind}/{registrationId}/documents/{documentId}',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      kind: zRegistrationKind,
      registrationId: zRegistrationId,
      documentId: zDocumentId
  }),
  query: z.object({
      inline: z.boolean().optional().default(false)
  }),
  headers: null,
  body: null,
  responses: {
    200: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
