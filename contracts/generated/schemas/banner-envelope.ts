// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBanner } from './banner.ts';

export const zBannerEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zBanner,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type BannerEnvelopeZodType = z.infer<typeof zBannerEnvelope>;
