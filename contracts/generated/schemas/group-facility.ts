// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';

export const zGroupFacility = z.object({
    id: zFacilityId,
    name: z.string().min(1).max(120)
});

export type GroupFacilityZodType = z.infer<typeof zGroupFacility>;
