// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLeadSource = z.enum([
    'Website',
    'Email Campaign',
    'Inbound Email',
    'Conference',
    'Other'
]);

export type LeadSourceZodType = z.infer<typeof zLeadSource>;
