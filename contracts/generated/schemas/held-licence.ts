// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zRegionCode } from './region-code.ts';

export const zHeldLicence = z.object({
    region: zRegionCode,
    number: z.string().min(3).max(20),
    issuedOn: zDay,
    expiresOn: zDay,
    verifiedOn: zDay.nullable()
});

export type HeldLicenceZodType = z.infer<typeof zHeldLicence>;
