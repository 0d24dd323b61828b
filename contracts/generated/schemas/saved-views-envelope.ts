// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSavedViews } from './saved-views.ts';

export const zSavedViewsEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSavedViews,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SavedViewsEnvelopeZodType = z.infer<typeof zSavedViewsEnvelope>;
