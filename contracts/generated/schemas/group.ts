// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zGroupFacility } from './group-facility.ts';
import { zGroupId } from './group-id.ts';
import { zGroupMember } from './group-member.ts';
import { zGroupQaRule } from './group-qa-rule.ts';
import { zInstant } from './instant.ts';
import { zOwnerGroup } from './owner-group.ts';

export const zGroup = z.object({
    id: zGroupId,
    version: z.int().gte(1),
    etag: zEtag,
    name: z.string().min(1).max(120),
    ownerGroup: zOwnerGroup,
    description: z.string().max(1000).nullable(),
    members: z.array(zGroupMember).min(1).max(200),
    facilities: z.array(zGroupFacility).max(200),
    qaRule: zGroupQaRule,
    priorityPoolMinutes: z.int().gte(0).lte(10080),
    billingEntity: z.string().max(120).nullable(),
    active: z.boolean(),
    createdAt: zInstant,
    updatedAt: zInstant
});

export type GroupZodType = z.infer<typeof zGroup>;
