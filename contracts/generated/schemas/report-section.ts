// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportSection = z.enum([
    'patient',
    'case',
    'dates',
    'ordering',
    'diagnosis',
    'comment',
    'urgentCommunication',
    'synoptic',
    'ancillary',
    'intraoperative',
    'microscopic',
    'gross',
    'clinicalInformation',
    'specimenCondition'
]);

export type ReportSectionZodType = z.infer<typeof zReportSection>;
