// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEnquiryAction = z.enum([
    'edit',
    'addNote',
    'interest',
    'followUp',
    'loseInterest',
    'convert',
    'activate'
]);

export type EnquiryActionZodType = z.infer<typeof zEnquiryAction>;
