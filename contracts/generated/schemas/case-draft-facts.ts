// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zCaseDraftFacts = z.object({
    lastName: z.string().max(60).nullable(),
    firstName: z.string().max(60).nullable(),
    createdAt: zInstant,
    createdBy: zPersonRef
});

export type CaseDraftFactsZodType = z.infer<typeof zCaseDraftFacts>;
