// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacility } from './facility.ts';
import { zFacilityRole } from './facility-role.ts';
import { zUserId } from './user-id.ts';
import { zUserRights } from './user-rights.ts';
import { zUserStatus } from './user-status.ts';

export const zFacilityUser = z.object({
    userId: zUserId,
    email: z.string(),
    displayName: z.string(),
    role: zFacilityRole,
    status: zUserStatus,
    rights: zUserRights,
    facility: zFacility
});

export type FacilityUserZodType = z.infer<typeof zFacilityUser>;
