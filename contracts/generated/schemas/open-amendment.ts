// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAmendedField } from './amended-field.ts';
import { zAmendmentCause } from './amendment-cause.ts';
import { zAmendmentKind } from './amendment-kind.ts';
import { zCommunication } from './communication.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zReason } from './reason.ts';

export const zOpenAmendment = z.object({
    kind: zAmendmentKind,
    reason: zReason,
    cause: zAmendmentCause.nullable(),
    text: z.string().nullable(),
    changes: z.array(zAmendedField),
    told: z.array(zCommunication),
    begunAt: zInstant,
    author: zPersonRef
});

export type OpenAmendmentZodType = z.infer<typeof zOpenAmendment>;
