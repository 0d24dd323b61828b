// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCasePermissions = z.object({
    allowView: z.boolean(),
    allowEdit: z.boolean(),
    allowAssign: z.boolean(),
    allowPickup: z.boolean()
});

export type CasePermissionsZodType = z.infer<typeof zCasePermissions>;
