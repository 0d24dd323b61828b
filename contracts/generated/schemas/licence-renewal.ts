// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zEtag } from './etag.ts';
import { zFileInfo } from './file-info.ts';
import { zInstant } from './instant.ts';
import { zLicenceDecision } from './licence-decision.ts';
import { zLicenceRenewalId } from './licence-renewal-id.ts';
import { zLicenceRenewalStatus } from './licence-renewal-status.ts';
import { zPersonRef } from './person-ref.ts';
import { zRegionCode } from './region-code.ts';
import { zReplacedLicence } from './replaced-licence.ts';
import { zTaskId } from './task-id.ts';

export const zLicenceRenewal = z.object({
    id: zLicenceRenewalId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zLicenceRenewalStatus,
    provider: zPersonRef,
    region: zRegionCode,
    number: z.string().min(3).max(20),
    issuedOn: zDay,
    expiresOn: zDay,
    replaces: zReplacedLicence.nullable(),
    file: zFileInfo,
    submittedAt: zInstant,
    submittedBy: zPersonRef,
    reviewedAt: zInstant.nullable(),
    reviewedBy: zPersonRef.nullable(),
    reason: z.string().nullable(),
    taskId: zTaskId.nullable(),
    allowedActions: z.array(zLicenceDecision).max(2)
});

export type LicenceRenewalZodType = z.infer<typeof zLicenceRenewal>;
