// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zPersonName } from './person-name.ts';
import { zRole } from './role.ts';
import { zStaffRole } from './staff-role.ts';
import { zUserRights } from './user-rights.ts';

export const zInvitationInput = z.object({
    firstName: zPersonName,
    lastName: zPersonName,
    email: z.string().min(1).max(254),
    phone: z.string().min(1).max(30),
    role: zRole,
    staffRole: zStaffRole.optional(),
    npi: z.string().min(1).max(20).optional(),
    rights: zUserRights.optional(),
    startDate: zDay.optional()
});

export type InvitationInputZodType = z.infer<typeof zInvitationInput>;
