// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBlobId } from './blob-id.ts';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zReceivedPart } from './received-part.ts';
import { zUploadAction } from './upload-action.ts';
import { zUploadId } from './upload-id.ts';
import { zUploadIntake } from './upload-intake.ts';
import { zUploadRefusal } from './upload-refusal.ts';
import { zUploadStatus } from './upload-status.ts';
import { zUploadStep } from './upload-step.ts';

export const zUpload = z.object({
    id: zUploadId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zUploadStatus,
    fileName: z.string().min(1).max(255),
    bytes: z.int().gte(1).lte(21474836480),
    caseId: zCaseId.nullable(),
    companionOf: zUploadId.nullable(),
    companionsMissing: z.array(z.string()).max(1000),
    partBytes: z.int().gte(1048576).lte(67108864),
    partsTotal: z.int().gte(1).lte(20480),
    partsReceived: z.int().gte(0).lte(20480),
    bytesReceived: z.int().gte(0).lte(21474836480),
    receivedParts: z.array(zReceivedPart).max(20480),
    missingParts: z.array(z.int().gte(1).lte(20480)).max(20480),
    createdAt: zInstant,
    expiresAt: zInstant.nullable(),
    completedAt: zInstant.nullable(),
    blobId: zBlobId.nullable(),
    steps: z.array(zUploadStep).max(6),
    intake: zUploadIntake.nullable(),
    refusal: zUploadRefusal.nullable(),
    allowedActions: z.array(zUploadAction)
});

export type UploadZodType = z.infer<typeof zUpload>;
