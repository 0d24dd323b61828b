// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zDay } from './day.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zOrderDeclineReason } from './order-decline-reason.ts';
import { zOrderKind } from './order-kind.ts';
import { zPersonRef } from './person-ref.ts';
import { zRequestId } from './request-id.ts';
import { zRequestStatus } from './request-status.ts';
import { zSpecimenLetter } from './specimen-letter.ts';
import { zTaskId } from './task-id.ts';

export const zStainRequest = z.object({
    id: zRequestId,
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zRequestStatus,
    kind: zOrderKind,
    specimenID: zSpecimenLetter,
    block: z.string().min(1),
    stain: z.string().nullable(),
    option: z.string().nullable(),
    slideCount: z.int().gte(1),
    imagesReceived: z.int().gte(0),
    piecesReceived: z.int().gte(1).nullable(),
    note: z.string().nullable(),
    requestedBy: zPersonRef,
    requestedAt: zInstant,
    dueAt: zInstant,
    acceptedAt: zInstant.nullable(),
    promisedFor: zDay.nullable(),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    shippedOn: zDay.nullable(),
    closedAt: zInstant.nullable(),
    closedBy: zPersonRef.nullable(),
    declineReason: zOrderDeclineReason.nullable(),
    declineNote: z.string().nullable(),
    subsection: z.string().nullable(),
    taskId: zTaskId.nullable(),
    allowedActions: z.array(z.enum([
        'edit',
        'accept',
        'fulfil',
        'decline',
        'cancel'
    ]))
});

export type StainRequestZodType = z.infer<typeof zStainRequest>;
