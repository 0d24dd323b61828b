// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zRegistrationAction } from './registration-action.ts';
import { zRegistrationForm } from './registration-form.ts';
import { zRegistrationId } from './registration-id.ts';
import { zRegistrationKind } from './registration-kind.ts';
import { zRegistrationOutcome } from './registration-outcome.ts';
import { zRegistrationStatus } from './registration-status.ts';
import { zSignedAgreement } from './signed-agreement.ts';

export const zRegistration = z.object({
    id: zRegistrationId,
    kind: zRegistrationKind,
    version: z.int().gte(1),
    etag: zEtag,
    status: zRegistrationStatus,
    createdAt: zInstant,
    createdBy: zPersonRef.nullable(),
    submittedAt: z.iso.datetime({ offset: true }).nullable(),
    reviewedAt: z.iso.datetime({ offset: true }).nullable(),
    reviewedBy: zPersonRef.nullable(),
    reason: z.string().nullable(),
    signed: zSignedAgreement.nullable(),
    form: zRegistrationForm,
    outcome: zRegistrationOutcome,
    allowedActions: z.array(zRegistrationAction)
});

export type RegistrationZodType = z.infer<typeof zRegistration>;
