// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUserRights = z.object({
    view: z.boolean(),
    edit: z.boolean(),
    assign: z.boolean(),
    pickup: z.boolean()
});

export type UserRightsZodType = z.infer<typeof zUserRights>;
