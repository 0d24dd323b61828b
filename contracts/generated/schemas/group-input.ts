// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';
import { zGroupQaRule } from './group-qa-rule.ts';
import { zOwnerGroup } from './owner-group.ts';
import { zUserId } from './user-id.ts';

export const zGroupInput = z.object({
    name: z.string().min(1).max(120),
    ownerGroup: zOwnerGroup,
    description: z.string().max(1000).nullish(),
    memberIds: z.array(zUserId).min(1).max(200),
    facilityIds: z.array(zFacilityId).max(200).optional(),
    qaRule: zGroupQaRule.optional(),
    priorityPoolMinutes: z.int().gte(0).lte(10080).optional(),
    billingEntity: z.string().max(120).nullish()
});

export type GroupInputZodType = z.infer<typeof zGroupInput>;
