// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseMessage } from './case-message.ts';

export const zCaseMessagePage = z.object({
    items: z.array(zCaseMessage).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type CaseMessagePageZodType = z.infer<typeof zCaseMessagePage>;
