// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zIntakeSubject } from './intake-subject.ts';

export const zIntakeFinding = z.object({
    about: zIntakeSubject,
    blocks: z.boolean(),
    text: z.string().min(1).max(500)
});

export type IntakeFindingZodType = z.infer<typeof zIntakeFinding>;
