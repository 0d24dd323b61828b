// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zSpecimenId } from './specimen-id.ts';
import { zSubsectionForm } from './subsection-form.ts';

export const zSubsectionSaved = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    specimenId: zSpecimenId,
    subsection: zSubsectionForm
});

export type SubsectionSavedZodType = z.infer<typeof zSubsectionSaved>;
