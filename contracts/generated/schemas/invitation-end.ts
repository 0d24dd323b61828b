// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';

export const zInvitationEnd = zInstant.nullable();

export type InvitationEndZodType = z.infer<typeof zInvitationEnd>;
