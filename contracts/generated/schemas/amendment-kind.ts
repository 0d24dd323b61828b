// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAmendmentKind = z.enum(['Addendum', 'Amendment']);

export type AmendmentKindZodType = z.infer<typeof zAmendmentKind>;
