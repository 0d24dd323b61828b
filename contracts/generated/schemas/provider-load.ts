// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPersonRef } from './person-ref.ts';

export const zProviderLoad = z.object({
    provider: zPersonRef,
    openCases: z.int().gte(0),
    openCaseLimit: z.int().gte(1),
    overdue: z.int().gte(0)
});

export type ProviderLoadZodType = z.infer<typeof zProviderLoad>;
