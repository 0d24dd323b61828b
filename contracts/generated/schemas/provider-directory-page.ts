// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zProviderDirectoryEntry } from './provider-directory-entry.ts';

export const zProviderDirectoryPage = z.object({
    items: z.array(zProviderDirectoryEntry).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type ProviderDirectoryPageZodType = z.infer<typeof zProviderDirectoryPage>;
