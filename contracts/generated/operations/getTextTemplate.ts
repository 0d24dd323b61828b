// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTextTemplateEnvelope } from '../schemas/text-template-envelope.ts';
import { zTextTemplateId } from '../schemas/text-template-id.ts';

export const getTextTemplate = {
  id: 'getTextTemplate',
  method: 'GET',
  path: '/text-templates/{templateId}',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      templateId: zTextTemplateId
  }),
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zTextTemplateEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTextTemplateEnvelope,
  failure: zFailure,
} as const satisfies Operation;
