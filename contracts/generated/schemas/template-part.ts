// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTemplatePart = z.enum([
    'diagnosis',
    'comment',
    'microscopic',
    'intraoperative'
]);

export type TemplatePartZodType = z.infer<typeof zTemplatePart>;
