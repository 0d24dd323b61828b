// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSubspecialty } from './subspecialty.ts';
import { zTurnaround } from './turnaround.ts';

export const zSubspecialtyTurnaround = z.object({
    subspecialty: zSubspecialty.nullable(),
    turnaround: zTurnaround
});

export type SubspecialtyTurnaroundZodType = z.infer<typeof zSubspecialtyTurnaround>;
