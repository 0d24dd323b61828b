// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSignOutRule } from './sign-out-rule.ts';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zSignOutCheck = z.object({
    rule: zSignOutRule,
    passed: z.boolean(),
    specimenID: zSpecimenLetter.nullable(),
    text: z.string().nullable()
});

export type SignOutCheckZodType = z.infer<typeof zSignOutCheck>;
