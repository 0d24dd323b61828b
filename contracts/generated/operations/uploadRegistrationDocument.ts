// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zDay } from '../schemas/day.ts';
import { zFailure } from '../schemas/failure.ts';
import { zRegionCode } from '../schemas/region-code.ts';
import { zRegistrationDocumentEnvelope } from '../schemas/registration-document-envelope.ts';
import { zRegistrationDocumentKind } from '../schemas/registration-document-kind.ts';
import { zRegistrationId } from '../schemas/registration-id.ts';
import { zRegistrationKind } from '../schemas/registration-kind.ts';

export const uploadRegistrationDocument = {
  id: 'uploadRegistrationDocument',
  method: 'POST',
  path: '/registrations/{kind}/{registrationId}/documents',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: z.object({
      kind: zRegistrationKind,
      registrationId: zRegistrationId
  }),
  query: z.object({
      documentKind: zRegistrationDocumentKind,
      name: z.string().min(1).max(255),
      region: zRegionCode.optional(),
      issuedOn: zDay.optional()
  }),
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: 'bytes',
  responses: {
    201: zRegistrationDocumentEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    409: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zRegistrationDocumentEnvelope,
  failure: zFailure,
} as const satisfies Operation;
