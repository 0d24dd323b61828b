// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImage } from './image.ts';

export const zSubsection = z.object({
    id: z.string().min(1),
    block: z.string().nullable(),
    displayId: z.string().nullable(),
    slideType: z.string(),
    slideCount: z.int().gte(0),
    facilityId: z.string().nullable(),
    stain: z.string().nullable(),
    isRequested: z.boolean(),
    requireRescan: z.boolean(),
    requireRescanReason: z.string().nullable(),
    images: z.array(zImage)
});

export type SubsectionZodType = z.infer<typeof zSubsection>;
