// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTextTemplate } from './text-template.ts';

export const zTextTemplatePage = z.object({
    items: z.array(zTextTemplate),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type TextTemplatePageZodType = z.infer<typeof zTextTemplatePage>;
