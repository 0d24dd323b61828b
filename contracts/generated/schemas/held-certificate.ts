// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';

export const zHeldCertificate = z.object({
    board: z.string().min(1).max(60),
    kind: z.string().min(1).max(80),
    year: z.int().gte(1950).lte(2100),
    expiresOn: zDay.nullable()
});

export type HeldCertificateZodType = z.infer<typeof zHeldCertificate>;
