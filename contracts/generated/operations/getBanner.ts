// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { Operation } from '../../operation.ts';
import { zBannerEnvelope } from '../schemas/banner-envelope.ts';
import { zFailure } from '../schemas/failure.ts';

export const getBanner = {
  id: 'getBanner',
  method: 'GET',
  path: '/banner',
  auth: 'bearer',
  roles: ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'],
  params: null,
  query: null,
  headers: null,
  body: null,
  responses: {
    200: zBannerEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zBannerEnvelope,
  failure: zFailure,
} as const satisfies Operation;
