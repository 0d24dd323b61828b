// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zProviderDirectoryPage } from './provider-directory-page.ts';

export const zProviderDirectoryPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zProviderDirectoryPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type ProviderDirectoryPageEnvelopeZodType = z.infer<typeof zProviderDirectoryPageEnvelope>;
