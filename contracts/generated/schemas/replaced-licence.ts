// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';

export const zReplacedLicence = z.object({
    number: z.string().min(3).max(20),
    expiresOn: zDay
});

export type ReplacedLicenceZodType = z.infer<typeof zReplacedLicence>;
