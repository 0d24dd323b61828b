// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zIntakeFinding } from './intake-finding.ts';
import { zIntakeImage } from './intake-image.ts';
import { zNameAlert } from './name-alert.ts';

export const zCaseIntake = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    isReady: z.boolean(),
    findings: z.array(zIntakeFinding).max(5000),
    images: z.array(zIntakeImage).max(5000),
    nameAlerts: z.array(zNameAlert).max(100)
});

export type CaseIntakeZodType = z.infer<typeof zCaseIntake>;
