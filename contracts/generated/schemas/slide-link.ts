// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBlobId } from './blob-id.ts';
import { zDziTileSource } from './dzi-tile-source.ts';
import { zSignedUrl } from './signed-url.ts';
import { zSlideFileInfo } from './slide-file-info.ts';
import { zSlideScale } from './slide-scale.ts';

export const zSlideLink = z.object({
    blobId: zBlobId,
    link: zSignedUrl,
    info: zSlideFileInfo,
    dziUrl: zSignedUrl.nullable(),
    dziTilesFolder: zSignedUrl.nullable(),
    dziTileSourceObject: zDziTileSource.nullable(),
    firstTileUrl: zSignedUrl.nullable(),
    tileImageUrls: z.array(zSignedUrl).max(64),
    thumbnailUrl: zSignedUrl.nullable(),
    previewUrl: zSignedUrl.nullable(),
    labelUrl: zSignedUrl.nullable(),
    macroUrl: zSignedUrl.nullable(),
    scale: zSlideScale.nullable(),
    expiresAt: z.iso.datetime({ offset: true })
});

export type SlideLinkZodType = z.infer<typeof zSlideLink>;
