// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFacilityMemberAction = z.enum(['edit', 'deactivate']);

export type FacilityMemberActionZodType = z.infer<typeof zFacilityMemberAction>;
