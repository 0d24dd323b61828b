// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTemplateAction = z.enum(['update', 'delete']);

export type TemplateActionZodType = z.infer<typeof zTemplateAction>;
