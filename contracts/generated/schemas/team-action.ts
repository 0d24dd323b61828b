// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTeamAction = z.enum(['editRights', 'remove']);

export type TeamActionZodType = z.infer<typeof zTeamAction>;
