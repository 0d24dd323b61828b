// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zSlideImage } from './slide-image.ts';
import { zSpecimenId } from './specimen-id.ts';
import { zSubsectionId } from './subsection-id.ts';

export const zImageAdded = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    specimenId: zSpecimenId,
    subsectionId: zSubsectionId,
    image: zSlideImage
});

export type ImageAddedZodType = z.infer<typeof zImageAdded>;
