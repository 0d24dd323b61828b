// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRecordLink } from './record-link.ts';

export const zRecordLinks = z.object({
    users: zRecordLink.nullable(),
    cases: zRecordLink.nullable(),
    bills: zRecordLink.nullable()
});

export type RecordLinksZodType = z.infer<typeof zRecordLinks>;
