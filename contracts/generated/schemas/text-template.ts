// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zTemplateAction } from './template-action.ts';
import { zTemplateOrigin } from './template-origin.ts';
import { zTemplatePart } from './template-part.ts';
import { zTextTemplateId } from './text-template-id.ts';

export const zTextTemplate = z.object({
    id: zTextTemplateId,
    version: z.int().gte(1),
    etag: zEtag,
    origin: zTemplateOrigin,
    name: z.string().min(1).max(120),
    part: zTemplatePart,
    subspecialty: zSubspecialty.nullable(),
    specimenType: z.string().nullable(),
    text: z.string().min(1).max(20000),
    updatedAt: zInstant,
    allowedActions: z.array(zTemplateAction)
});

export type TextTemplateZodType = z.infer<typeof zTextTemplate>;
