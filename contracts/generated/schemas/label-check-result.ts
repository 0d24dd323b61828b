// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLabelCheckResult = z.enum(['in_order', 'not_in_order']);

export type LabelCheckResultZodType = z.infer<typeof zLabelCheckResult>;
