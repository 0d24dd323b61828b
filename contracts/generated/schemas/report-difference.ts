// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReportSection } from './report-section.ts';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zReportDifference = z.object({
    section: zReportSection,
    specimenID: zSpecimenLetter.nullable(),
    was: z.array(z.string()),
    is: z.array(z.string())
});

export type ReportDifferenceZodType = z.infer<typeof zReportDifference>;
