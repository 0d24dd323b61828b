// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSubspecialty } from './subspecialty.ts';
import { zTemplatePart } from './template-part.ts';

export const zTextTemplateInput = z.object({
    name: z.string().min(1).max(120),
    part: zTemplatePart,
    subspecialty: zSubspecialty.optional(),
    specimenType: z.string().min(1).max(120).optional(),
    text: z.string().min(1).max(20000)
});

export type TextTemplateInputZodType = z.infer<typeof zTextTemplateInput>;
