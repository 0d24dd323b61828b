// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';
import { zStainRequest } from './stain-request.ts';

export const zStainRequestsMade = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    requests: z.array(zStainRequest).min(1)
});

export type StainRequestsMadeZodType = z.infer<typeof zStainRequestsMade>;
