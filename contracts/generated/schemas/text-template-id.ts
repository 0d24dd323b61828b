// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTextTemplateId = z.string().regex(/^tpl_[a-z0-9_-]{1,60}$/);

export type TextTemplateIdZodType = z.infer<typeof zTextTemplateId>;
