// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAccountId } from '../schemas/account-id.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupId } from '../schemas/group-id.ts';
import { zRegionCode } from '../schemas/region-code.ts';
import { zRole } from '../schemas/role.ts';
import { zStaffRole } from '../schemas/staff-role.ts';
import { zSubspecialty } from '../schemas/subspecialty.ts';
import { zUserPageEnvelope } from '../schemas/user-page-envelope.ts';
import { zUserStatus } from '../schemas/user-status.ts';

export const listUsers = {
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      page: z.int().gte(1).lte(100000).optional().default(1),
      pageSize: z.int().gte(1).lte(100).optional().default(20),
      q: z.string().max(100).optional(),
      sort: z.string().max(140).regex(/^-?(name|email|role|status|facilityName|createdAt|lastLoginAt|licenceEndsOn)(,-?(name|email|role|status|facilityName|createdAt|lastLoginAt|licenceEndsOn))*$/).optional(),
      role: z.array(zRole).max(5).optional(),
      status: z.array(zUserStatus).max(5).optional(),
      staffRole: z.array(zStaffRole).max(4).optional(),
      facilityId: zFacilityId.optional(),
      groupId: zGroupId.optional(),
      accountId: zAccountId.optional(),
      subspecialty: z.array(zSubspecialty).max(13).optional(),
      region: z.array(zRegionCode).max(70).optional()
  }),
  headers: null,
  body: null,
  responses: {
    200: zUserPageEnvelope,
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: zUserPageEnvelope,
  failure: zFailure,
} as const satisfies Operation;
