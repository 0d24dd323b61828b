// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUserFormChangeInput } from './user-form-change-input.ts';

export const zUserChangeInput = z.object({
    kind: z.literal('users'),
    form: zUserFormChangeInput
});

export type UserChangeInputZodType = z.infer<typeof zUserChangeInput>;
