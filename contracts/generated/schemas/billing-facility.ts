// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';

export const zBillingFacility = z.object({
    id: zFacilityId,
    name: z.string().min(1)
});

export type BillingFacilityZodType = z.infer<typeof zBillingFacility>;
