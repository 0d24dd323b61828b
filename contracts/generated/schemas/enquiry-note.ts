// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zNote } from './note.ts';
import { zPersonRef } from './person-ref.ts';

export const zEnquiryNote = z.object({
    at: zInstant,
    author: zPersonRef,
    text: zNote
});

export type EnquiryNoteZodType = z.infer<typeof zEnquiryNote>;
