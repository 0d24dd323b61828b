// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zGroupId } from './group-id.ts';
import { zInstant } from './instant.ts';
import { zOwnerGroup } from './owner-group.ts';

export const zGroupListItem = z.object({
    id: zGroupId,
    version: z.int().gte(1),
    etag: zEtag,
    name: z.string().min(1).max(120),
    ownerGroup: zOwnerGroup,
    members: z.int().gte(1),
    facilities: z.int().gte(0),
    active: z.boolean(),
    createdAt: zInstant
});

export type GroupListItemZodType = z.infer<typeof zGroupListItem>;
