// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zRegistrationAction } from './registration-action.ts';
import { zRegistrationId } from './registration-id.ts';
import { zRegistrationKind } from './registration-kind.ts';
import { zRegistrationStatus } from './registration-status.ts';

export const zRegistrationRow = z.object({
    id: zRegistrationId,
    kind: zRegistrationKind,
    version: z.int().gte(1),
    etag: zEtag,
    status: zRegistrationStatus,
    name: z.string(),
    organisation: z.string().nullable(),
    email: zEmail,
    country: z.string().nullable(),
    createdAt: zInstant,
    submittedAt: z.iso.datetime({ offset: true }).nullable(),
    reviewedBy: zPersonRef.nullable(),
    documents: z.int().gte(0),
    waitingDays: z.int().gte(0).nullable(),
    allowedActions: z.array(zRegistrationAction)
});

export type RegistrationRowZodType = z.infer<typeof zRegistrationRow>;
