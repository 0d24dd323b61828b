// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zCaseId } from '../schemas/case-id.ts';
import { zCaseMessageEnvelope } from '../schemas/case-message-envelope.ts';
import { zCaseMessageInput } from '../schemas/case-message-input.ts';
import { zFailure } from '../schemas/failure.ts';

export const sendCaseMessage = {
  id: 'sendCaseMessage',
  method: 'POST',
  path: '/cases/{caseId}/messages',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP'],
  params: z.object({
      caseId: zCaseId
  }),
  query: null,
  headers: z.object({
      'Idempotency-Key': z.string().regex(/^"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"$/)
  }),
  body: zCaseMessageInput,
  responses: {
    201: zCaseMessageEnvelope,
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
  ok: zCaseMessageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
