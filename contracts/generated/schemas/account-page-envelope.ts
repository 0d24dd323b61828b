// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountPage } from './account-page.ts';

export const zAccountPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zAccountPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type AccountPageEnvelopeZodType = z.infer<typeof zAccountPageEnvelope>;
