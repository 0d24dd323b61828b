// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseType } from './case-type.ts';
import { zPriority } from './priority.ts';
import { zSubspecialty } from './subspecialty.ts';

export const zOfferedCase = z.object({
    priority: zPriority,
    subspecialty: zSubspecialty.nullable(),
    type: zCaseType,
    parts: z.int().gte(0),
    slides: z.int().gte(0),
    facilityName: z.string(),
    facilityRegion: z.string(),
    dueAt: z.iso.datetime({ offset: true }).nullable()
});

export type OfferedCaseZodType = z.infer<typeof zOfferedCase>;
