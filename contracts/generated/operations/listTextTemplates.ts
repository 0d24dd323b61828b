// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zSubspecialty } from '../schemas/subspecialty.ts';
import { zTemplateOrigin } from '../schemas/template-origin.ts';
import { zTemplatePart } from '../schemas/template-part.ts';
import { zTextTemplatePageEnvelope } from '../schemas/text-template-page-envelope.ts';

export const listTextTemplates = {
  id: 'listTextTemplates',
  method: 'GET',
  path: '/text-templates',
  auth: 'bearer',
  roles: ['Provider'],
  params: null,
  query: z.object({
      part: zTemplatePart.optional(),
      origin: zTemplateOrigin.optional(),
      subspecialty: zSubspecialty.optional(),
      specimenType: z.string().min(1).max(120).optional(),
      sort: z.string().max(80).regex(/^-?(name|fit|origin|updatedAt)(,-?(name|fit|origin|updatedAt))*$/).optional(),
      q: z.string().max(100).optional(),
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20)
  }),
  headers: null,
  body: null,
  responses: {
    200: zTextTemplatePageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zTextTemplatePageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
