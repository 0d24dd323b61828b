// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOtherFormChangeInput } from './other-form-change-input.ts';

export const zOtherChangeInput = z.object({
    kind: z.literal('other'),
    form: zOtherFormChangeInput
});

export type OtherChangeInputZodType = z.infer<typeof zOtherChangeInput>;
