// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRegistrationDocumentsEnvelope } from '../schemas/registration-documents-envelope.ts';
import { zRegistrationId } from '../schemas/registration-id.ts';
import { zRegistrationKind } from '../schemas/registration-kind.ts';

export const listRegistrationDocuments = {
  id: 'listRegistrationDocuments',
  method: 'GET',
  path: '/registrations/{kind}/{registrationId}/documents',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      kind: zRegistrationKind,
      registrationId: zRegistrationId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zRegistrationDocumentsEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRegistrationDocumentsEnvelope,
  failure: zFailure,
} as const satisfies Operation;
