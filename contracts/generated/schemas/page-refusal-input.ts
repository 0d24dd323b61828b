// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPagePath } from './page-path.ts';

export const zPageRefusalInput = z.object({
    path: zPagePath
});

export type PageRefusalInputZodType = z.infer<typeof zPageRefusalInput>;
