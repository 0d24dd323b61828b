// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';
import { zGroupQaRule } from './group-qa-rule.ts';
import { zOwnerGroup } from './owner-group.ts';

export const zGroupChangeInput = z.object({
    name: z.string().min(1).max(120).optional(),
    ownerGroup: zOwnerGroup.optional(),
    description: z.string().max(1000).nullish(),
    facilityIds: z.array(zFacilityId).max(200).optional(),
    qaRule: zGroupQaRule.optional(),
    priorityPoolMinutes: z.int().gte(0).lte(10080).optional(),
    billingEntity: z.string().max(120).nullish(),
    active: z.boolean().optional()
});

export type GroupChangeInputZodType = z.infer<typeof zGroupChangeInput>;
