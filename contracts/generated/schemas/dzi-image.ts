// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPixelSize } from './pixel-size.ts';
import { zSignedUrl } from './signed-url.ts';

export const zDziImage = z.object({
    format: z.enum([
        'jpg',
        'jpeg',
        'png'
    ]),
    tileSize: z.int().gte(1),
    overlap: z.int().gte(0),
    size: zPixelSize,
    url: zSignedUrl
});

export type DziImageZodType = z.infer<typeof zDziImage>;
