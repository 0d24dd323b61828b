// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLicenceDecision = z.enum(['accept', 'return']);

export type LicenceDecisionZodType = z.infer<typeof zLicenceDecision>;
