// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zWaitReason = z.enum([
    'intake',
    'incomplete',
    'identity_in_question',
    'recalled',
    'no_reader_yet',
    'reading',
    'slides_ordered',
    'rescan',
    'question',
    'second_review'
]);

export type WaitReasonZodType = z.infer<typeof zWaitReason>;
