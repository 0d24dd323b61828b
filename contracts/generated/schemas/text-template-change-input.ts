// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSubspecialty } from './subspecialty.ts';
import { zTemplatePart } from './template-part.ts';

export const zTextTemplateChangeInput = z.object({
    name: z.string().min(1).max(120).optional(),
    part: zTemplatePart.optional(),
    subspecialty: zSubspecialty.nullish(),
    specimenType: z.string().min(1).max(120).nullish(),
    text: z.string().min(1).max(20000).optional()
});

export type TextTemplateChangeInputZodType = z.infer<typeof zTextTemplateChangeInput>;
