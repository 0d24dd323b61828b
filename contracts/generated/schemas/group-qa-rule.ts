// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zGroupQaRule = z.object({
    provisionalPercent: z.int().gte(0).lte(100),
    randomPercent: z.int().gte(0).lte(100),
    malignancySites: z.array(z.string().min(1).max(80)).max(60),
    misinterpretations: z.boolean()
});

export type GroupQaRuleZodType = z.infer<typeof zGroupQaRule>;
