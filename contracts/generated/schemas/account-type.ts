// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAccountType = z.enum([
    'Individual',
    'Physician_Group',
    'Laboratory',
    'Other'
]);

export type AccountTypeZodType = z.infer<typeof zAccountType>;
