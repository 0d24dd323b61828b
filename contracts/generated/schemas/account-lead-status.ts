// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAccountLeadStatus = z.enum([
    'Prospect',
    'Ineligible',
    'Interested',
    'Follow_up',
    'Not_Interested',
    'ProvisionallyActive',
    'Active',
    'Deactivated'
]);

export type AccountLeadStatusZodType = z.infer<typeof zAccountLeadStatus>;
