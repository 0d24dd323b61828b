// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOrganisationKind = z.enum([
    'Pathology Lab',
    'Pathologist Group',
    'Clinic/Facility',
    'Other'
]);

export type OrganisationKindZodType = z.infer<typeof zOrganisationKind>;
