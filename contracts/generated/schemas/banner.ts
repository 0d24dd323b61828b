// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBannerMessage } from './banner-message.ts';
import { zEtag } from './etag.ts';

export const zBanner = z.object({
    version: z.int().gte(0),
    etag: zEtag,
    message: zBannerMessage.nullable()
});

export type BannerZodType = z.infer<typeof zBanner>;
