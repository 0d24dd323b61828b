// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';

export const zTaskFacility = z.object({
    id: zFacilityId,
    name: z.string().min(1)
});

export type TaskFacilityZodType = z.infer<typeof zTaskFacility>;
