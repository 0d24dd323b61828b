// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCodeInput = z.object({
    code: z.string().regex(/^[0-9]{6}$/),
    password: z.string().max(128).optional()
});

export type CodeInputZodType = z.infer<typeof zCodeInput>;
