// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAmendedField } from './amended-field.ts';
import { zAmendmentCause } from './amendment-cause.ts';
import { zAmendmentKind } from './amendment-kind.ts';
import { zCommunication } from './communication.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zReportAddendum = z.object({
    kind: zAmendmentKind,
    version: z.int().gte(2),
    reason: z.string().min(1),
    cause: zAmendmentCause.nullable(),
    text: z.string().nullable(),
    changes: z.array(zAmendedField),
    told: z.array(zCommunication),
    signedAt: zInstant,
    signedBy: zPersonRef,
    statement: z.string().min(1)
});

export type ReportAddendumZodType = z.infer<typeof zReportAddendum>;
