// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zSpecimenForm } from './specimen-form.ts';

export const zSpecimenSaved = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    specimen: zSpecimenForm
});

export type SpecimenSavedZodType = z.infer<typeof zSpecimenSaved>;
