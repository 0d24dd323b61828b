// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFieldChange } from './field-change.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zRecordChange = z.object({
    id: z.string().regex(/^chg_[a-z0-9_-]{1,60}$/),
    at: zInstant,
    by: zPersonRef.nullable(),
    version: z.int().gte(1),
    fields: z.array(zFieldChange).min(1).max(1000)
});

export type RecordChangeZodType = z.infer<typeof zRecordChange>;
