// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRegionCode } from './region-code.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zUserId } from './user-id.ts';

export const zProviderDirectoryEntry = z.object({
    userId: zUserId,
    displayName: z.string().min(1),
    degrees: z.string().max(60).nullable(),
    subspecialties: z.array(zSubspecialty).max(13),
    licensedIn: z.array(zRegionCode)
});

export type ProviderDirectoryEntryZodType = z.infer<typeof zProviderDirectoryEntry>;
