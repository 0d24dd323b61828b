// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';
import { zUserRights } from './user-rights.ts';

export const zProfileFacility = z.object({
    id: zFacilityId,
    name: z.string().min(1).max(120),
    rights: zUserRights
});

export type ProfileFacilityZodType = z.infer<typeof zProfileFacility>;
