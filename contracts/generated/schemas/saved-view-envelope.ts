// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSavedView } from './saved-view.ts';

export const zSavedViewEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSavedView,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SavedViewEnvelopeZodType = z.infer<typeof zSavedViewEnvelope>;
