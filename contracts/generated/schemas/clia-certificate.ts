// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCliaCertificateKind } from './clia-certificate-kind.ts';
import { zDay } from './day.ts';

export const zCliaCertificate = z.object({
    kind: zCliaCertificateKind,
    expiresOn: zDay
});

export type CliaCertificateZodType = z.infer<typeof zCliaCertificate>;
