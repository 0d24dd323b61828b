// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDocumentId } from './document-id.ts';
import { zEtag } from './etag.ts';
import { zFileInfo } from './file-info.ts';
import { zPersonRef } from './person-ref.ts';
import { zRegionCode } from './region-code.ts';
import { zRegistrationDocumentKind } from './registration-document-kind.ts';

export const zRegistrationDocument = z.object({
    id: zDocumentId,
    version: z.int().gte(1),
    etag: zEtag,
    kind: zRegistrationDocumentKind,
    region: zRegionCode.nullable(),
    issuedOn: z.iso.date().nullable(),
    file: zFileInfo,
    uploadedBy: zPersonRef
});

export type RegistrationDocumentZodType = z.infer<typeof zRegistrationDocument>;
