// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOrderKind } from './order-kind.ts';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zStainOrderInput = z.object({
    kind: zOrderKind,
    specimenID: zSpecimenLetter,
    block: z.string().min(1).max(20),
    stain: z.string().min(1).max(120).optional(),
    option: z.string().regex(/^[A-Za-z0-9_]{1,60}$/).optional(),
    slideCount: z.int().gte(1).lte(50).optional(),
    note: z.string().min(1).max(1000).optional()
});

export type StainOrderInputZodType = z.infer<typeof zStainOrderInput>;
