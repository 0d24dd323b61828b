// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRegistrationRow } from './registration-row.ts';

export const zRegistrationPage = z.object({
    items: z.array(zRegistrationRow).max(100),
    waiting: z.int().gte(0),
    longestWaitingDays: z.int().gte(0).nullable(),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type RegistrationPageZodType = z.infer<typeof zRegistrationPage>;
