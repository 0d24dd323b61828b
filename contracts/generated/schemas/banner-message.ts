// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBannerLevel } from './banner-level.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zBannerMessage = z.object({
    text: z.string().min(1).max(500),
    level: zBannerLevel,
    startsAt: zInstant,
    endsAt: zInstant.nullable(),
    setBy: zPersonRef
});

export type BannerMessageZodType = z.infer<typeof zBannerMessage>;
