// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDziImage } from './dzi-image.ts';

export const zDziTileSource = z.object({
    image: zDziImage
});

export type DziTileSourceZodType = z.infer<typeof zDziTileSource>;
