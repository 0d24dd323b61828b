// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPriority } from './priority.ts';

export const zTaskChangesInput = z.object({
    title: z.string().min(3).max(120).optional(),
    description: z.string().max(4000).nullish(),
    specimenID: z.string().min(1).max(20).nullish(),
    block: z.string().min(1).max(20).nullish(),
    slide: z.string().min(1).max(20).nullish(),
    priority: zPriority.optional(),
    dueAt: zInstant.nullish(),
    needsAcceptance: z.boolean().optional(),
    checklist: z.array(z.string().min(1).max(200)).max(30).optional()
});

export type TaskChangesInputZodType = z.infer<typeof zTaskChangesInput>;
