// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRegistrationDocument } from './registration-document.ts';

export const zRegistrationDocuments = z.object({
    items: z.array(zRegistrationDocument).max(200)
});

export type RegistrationDocumentsZodType = z.infer<typeof zRegistrationDocuments>;
