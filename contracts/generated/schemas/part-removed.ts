// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';

export const zPartRemoved = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag
});

export type PartRemovedZodType = z.infer<typeof zPartRemoved>;
