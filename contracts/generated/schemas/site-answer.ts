// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSitePrompt } from './site-prompt.ts';

export const zSiteAnswer = z.object({
    prompt: zSitePrompt,
    answer: z.string().min(1).max(1000)
});

export type SiteAnswerZodType = z.infer<typeof zSiteAnswer>;
