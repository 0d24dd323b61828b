// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zReportCollection = z.object({
    specimenID: zSpecimenLetter,
    specimenCollectionDate: zDay.nullable(),
    collectionTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/).nullable(),
    receivedDate: zDay.nullable()
});

export type ReportCollectionZodType = z.infer<typeof zReportCollection>;
