// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountId } from './account-id.ts';
import { zCaseView } from './case-view.ts';
import { zFacilityId } from './facility-id.ts';
import { zGroupId } from './group-id.ts';
import { zUserId } from './user-id.ts';

export const zRecordLink = z.object({
    total: z.int().gte(0),
    operation: z.enum([
        'listUsers',
        'listCases',
        'listBillings'
    ]),
    query: z.object({
        view: zCaseView.optional(),
        facilityId: zFacilityId.optional(),
        providerId: zUserId.optional(),
        groupId: zGroupId.optional(),
        accountId: zAccountId.optional()
    })
});

export type RecordLinkZodType = z.infer<typeof zRecordLink>;
