// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRescanReason = z.enum([
    'out_of_focus',
    'tissue_missed',
    'wrong_magnification',
    'stripes',
    'label_hidden',
    'wrong_slide',
    'file_damaged',
    'other'
]);

export type RescanReasonZodType = z.infer<typeof zRescanReason>;
