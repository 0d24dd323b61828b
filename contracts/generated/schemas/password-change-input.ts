// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNewPassword } from './new-password.ts';
import { zRepeatedPassword } from './repeated-password.ts';

export const zPasswordChangeInput = z.object({
    currentPassword: z.string().min(1).max(1024),
    newPassword: zNewPassword,
    repeatPassword: zRepeatedPassword
});

export type PasswordChangeInputZodType = z.infer<typeof zPasswordChangeInput>;
