// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import type { Operation } from '../../operation.ts';
import { zAccountId } from '../schemas/account-id.ts';
import { zBillingExportFormat } from '../schemas/billing-export-format.ts';
import { zFacilityId } from '../schemas/facility-id.ts';
import { zFailure } from '../schemas/failure.ts';
import { zGroupId } from '../schemas/group-id.ts';
import { zRegionCode } from '../schemas/region-code.ts';
import { zRole } from '../schemas/role.ts';
import { zStaffRole } from '../schemas/staff-role.ts';
import { zSubspecialty } from '../schemas/subspecialty.ts';
import { zUserStatus } from '../schemas/user-status.ts';

export const exportUsers = {
  id: 'exportUsers',
  method: 'GET',
  path: '/users/export',
  auth: 'bearer',
  roles: ['Admin'],
  params: null,
  query: z.object({
      format: zBillingExportFormat,
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
    200: 'binary',
    400: zFailure,
    401: zFailure,
    403: zFailure,
    429: zFailure,
    500: zFailure,
    503: zFailure,
  },
  ok: 'binary',
  failure: zFailure,
} as const satisfies Operation;
