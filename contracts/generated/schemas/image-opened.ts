// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zImageId } from './image-id.ts';

export const zImageOpened = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    imageId: zImageId,
    openedAt: z.iso.datetime({ offset: true }),
    imagesOpened: z.int().gte(0),
    imagesTotal: z.int().gte(0)
});

export type ImageOpenedZodType = z.infer<typeof zImageOpened>;
