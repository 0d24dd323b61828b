// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUserPage } from './user-page.ts';

export const zUserPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zUserPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type UserPageEnvelopeZodType = z.infer<typeof zUserPageEnvelope>;
