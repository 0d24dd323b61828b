// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAwayTimeInput } from './away-time-input.ts';
import { zOwnReadingSiteInput } from './own-reading-site-input.ts';
import { zSignatureImage } from './signature-image.ts';

export const zProviderProfileInput = z.object({
    readingSites: z.array(zOwnReadingSiteInput).max(10).optional(),
    printedName: z.string().min(1).max(120).optional(),
    signatureImage: zSignatureImage.nullish(),
    workingHours: z.string().max(200).nullish(),
    maxOpenCases: z.int().gte(1).lte(25).optional(),
    away: z.array(zAwayTimeInput).max(50).optional()
});

export type ProviderProfileInputZodType = z.infer<typeof zProviderProfileInput>;
