// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBannerLevel = z.enum([
    'info',
    'warning',
    'critical'
]);

export type BannerLevelZodType = z.infer<typeof zBannerLevel>;
