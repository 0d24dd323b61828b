// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNpi = z.string().regex(/^[12][0-9]{9}$/);

export type NpiZodType = z.infer<typeof zNpi>;
