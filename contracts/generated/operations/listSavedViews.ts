// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zFailure } from '../schemas/failure.ts';
import { zListName } from '../schemas/list-name.ts';
import { zSavedViewsEnvelope } from '../schemas/saved-views-envelope.ts';

export const listSavedViews = {
  id: 'listSavedViews',
  method: 'GET',
  path: '/users/me/views',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: z.object({
      list: zListName.optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zSavedViewsEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zSavedViewsEnvelope,
  failure: zFailure,
} as const satisfies Operation;
