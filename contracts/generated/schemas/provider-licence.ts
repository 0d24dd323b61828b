// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zLicenceStatus } from './licence-status.ts';
import { zRegionCode } from './region-code.ts';

export const zProviderLicence = z.object({
    region: zRegionCode,
    number: z.string().min(3).max(20),
    issuedOn: zDay,
    expiresOn: zDay,
    status: zLicenceStatus
});

export type ProviderLicenceZodType = z.infer<typeof zProviderLicence>;
