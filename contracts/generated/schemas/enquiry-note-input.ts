// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNote } from './note.ts';

export const zEnquiryNoteInput = z.object({
    text: zNote
});

export type EnquiryNoteInputZodType = z.infer<typeof zEnquiryNoteInput>;
