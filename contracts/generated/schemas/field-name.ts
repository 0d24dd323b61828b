// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFieldName = z.string().max(120).regex(/^[a-zA-Z]{1,20}(\.[A-Za-z0-9]{1,20}){0,4}$/);

export type FieldNameZodType = z.infer<typeof zFieldName>;
