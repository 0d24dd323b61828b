// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPagePath = z.string().max(120).regex(/^\/[A-Za-z\/{}-]{0,119}$/);

export type PagePathZodType = z.infer<typeof zPagePath>;
