// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zGroupId } from './group-id.ts';

export const zGroupRef = z.object({
    id: zGroupId,
    name: z.string().min(1).max(120)
});

export type GroupRefZodType = z.infer<typeof zGroupRef>;
