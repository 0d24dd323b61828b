// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBannerLevel } from './banner-level.ts';
import { zInstant } from './instant.ts';

export const zBannerInput = z.object({
    text: z.string().min(1).max(500),
    level: zBannerLevel,
    startsAt: z.iso.datetime({ offset: true }).optional(),
    endsAt: zInstant.nullish()
});

export type BannerInputZodType = z.infer<typeof zBannerInput>;
