// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaxId = z.string().regex(/^[0-9]{2}-?[0-9]{7}$/);

export type TaxIdZodType = z.infer<typeof zTaxId>;
