// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReportSection } from './report-section.ts';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zReportPart = z.object({
    section: zReportSection,
    specimenID: zSpecimenLetter.nullable()
});

export type ReportPartZodType = z.infer<typeof zReportPart>;
