// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAmendedField } from './amended-field.ts';
import { zAmendmentCause } from './amendment-cause.ts';
import { zAmendmentKind } from './amendment-kind.ts';
import { zCommunication } from './communication.ts';
import { zImageSeen } from './image-seen.ts';
import { zReason } from './reason.ts';
import { zSignatureInput } from './signature-input.ts';

export const zAmendmentInput = z.object({
    kind: zAmendmentKind,
    reason: zReason,
    cause: zAmendmentCause.optional(),
    text: z.string().max(20000).optional(),
    changes: z.array(zAmendedField).max(60).optional(),
    numberConfirmed: z.boolean().optional(),
    told: z.array(zCommunication).max(20).optional(),
    signature: zSignatureInput.optional(),
    imagesSeen: z.array(zImageSeen).max(1000).optional()
});

export type AmendmentInputZodType = z.infer<typeof zAmendmentInput>;
