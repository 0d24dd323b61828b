// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNote = z.string().min(1).max(4000);

export type NoteZodType = z.infer<typeof zNote>;
