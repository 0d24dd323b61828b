// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zPersonRef } from './person-ref.ts';
import { zRegionCode } from './region-code.ts';

export const zLicenceEnding = z.object({
    provider: zPersonRef,
    region: zRegionCode,
    expiresOn: zDay,
    openCases: z.int().gte(0)
});

export type LicenceEndingZodType = z.infer<typeof zLicenceEnding>;
