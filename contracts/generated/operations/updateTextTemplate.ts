// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zTextTemplateChangeInput } from '../schemas/text-template-change-input.ts';
import { zTextTemplateEnvelope } from '../schemas/text-template-envelope.ts';
import { zTextTemplateId } from '../schemas/text-template-id.ts';

export const updateTextTemplate = {
  id: 'updateTextTemplate',
  method: 'PATCH',
  path: '/text-templates/{templateId}',
  auth: 'bearer',
  roles: ['Provider'],
  params: z.object({
      templateId: zTextTemplateId
  }),
  query: null,
  headers: z.object({
      'If-Match': z.string().min(1).max(100).optional()
  }),
  body: zTextTemplateChangeInput,
  responses: {
    200: zTextTemplateEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    404: zFailure,
    412: zFailure,
    413: zFailure,
    415: zFailure,
    422: zFailure,
    428: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTextTemplateEnvelope,
  failure: zFailure,
} as const satisfies Operation;
