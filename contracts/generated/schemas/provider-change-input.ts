// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zProviderFormChangeInput } from './provider-form-change-input.ts';

export const zProviderChangeInput = z.object({
    kind: z.literal('providers'),
    form: zProviderFormChangeInput
});

export type ProviderChangeInputZodType = z.infer<typeof zProviderChangeInput>;
