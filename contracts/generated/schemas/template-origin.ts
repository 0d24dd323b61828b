// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTemplateOrigin = z.enum(['System', 'Own']);

export type TemplateOriginZodType = z.infer<typeof zTemplateOrigin>;
