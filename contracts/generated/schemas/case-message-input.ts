// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNote } from './note.ts';

export const zCaseMessageInput = z.object({
    text: zNote
});

export type CaseMessageInputZodType = z.infer<typeof zCaseMessageInput>;
