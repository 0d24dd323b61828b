// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageSeen } from './image-seen.ts';
import { zInstant } from './instant.ts';
import { zNpi } from './npi.ts';
import { zPersonRef } from './person-ref.ts';
import { zRegionCode } from './region-code.ts';
import { zReportHash } from './report-hash.ts';
import { zReportId } from './report-id.ts';
import { zReportReadingSite } from './report-reading-site.ts';
import { zSignatureMeaning } from './signature-meaning.ts';

export const zReportSignature = z.object({
    signatureId: z.string().regex(/^sig_[a-z0-9_-]{1,60}$/),
    reportId: zReportId,
    reportVersion: z.int().gte(1),
    reportHash: zReportHash,
    pdfHash: zReportHash,
    signer: zPersonRef,
    printedName: z.string().min(1),
    degrees: z.string().min(1),
    licenceRegion: zRegionCode,
    licenceNumber: z.string().min(3).max(20),
    npi: zNpi.nullable(),
    meaning: zSignatureMeaning,
    signedAt: zInstant,
    timeZone: z.string().min(1),
    checkedBy: z.array(z.enum(['password', 'second_factor'])).min(1),
    readingSite: zReportReadingSite,
    images: z.array(zImageSeen),
    readOnGlass: z.array(z.string().min(1).max(80)),
    appVersion: z.string().min(1),
    statement: z.string().min(1)
});

export type ReportSignatureZodType = z.infer<typeof zReportSignature>;
