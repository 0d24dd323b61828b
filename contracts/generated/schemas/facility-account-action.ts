// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFacilityAccountAction = z.enum(['edit', 'addNp']);

export type FacilityAccountActionZodType = z.infer<typeof zFacilityAccountAction>;
