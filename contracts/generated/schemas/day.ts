// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zDay = z.iso.date();

export type DayZodType = z.infer<typeof zDay>;
