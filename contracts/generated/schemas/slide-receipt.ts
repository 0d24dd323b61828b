// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zSlideReceipt = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    receivedAt: zInstant,
    recordedBy: zPersonRef,
    slidesListed: z.int().gte(0),
    slidesReceived: z.int().gte(0),
    slidesMissing: z.int().gte(0),
    blocksReceived: z.int().gte(0).nullable(),
    leftovers: z.array(z.string())
});

export type SlideReceiptZodType = z.infer<typeof zSlideReceipt>;
