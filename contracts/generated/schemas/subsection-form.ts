// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSlideImage } from './slide-image.ts';
import { zSubsectionId } from './subsection-id.ts';

export const zSubsectionForm = z.object({
    id: zSubsectionId,
    block: z.string().max(20).nullable(),
    displayId: z.string().max(20).nullable(),
    facilityId: z.string().max(80).nullable(),
    slideType: z.string().max(60).nullable(),
    stain: z.string().max(80).nullable(),
    slideCount: z.int().gte(1).lte(50).nullable(),
    isRequested: z.boolean(),
    requireRescan: z.boolean(),
    requireRescanReason: z.string().nullable(),
    images: z.array(zSlideImage).max(100)
});

export type SubsectionFormZodType = z.infer<typeof zSubsectionForm>;
