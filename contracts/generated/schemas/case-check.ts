// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseProblem } from './case-problem.ts';
import { zEtag } from './etag.ts';

export const zCaseCheck = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    ready: z.boolean(),
    problems: z.array(zCaseProblem).max(2000)
});

export type CaseCheckZodType = z.infer<typeof zCaseCheck>;
