// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAmendmentCause = z.enum([
    'misidentification',
    'specimen_defect',
    'misinterpretation',
    'report_defect'
]);

export type AmendmentCauseZodType = z.infer<typeof zAmendmentCause>;
