// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNewPassword } from './new-password.ts';
import { zRepeatedPassword } from './repeated-password.ts';
import { zResetToken } from './reset-token.ts';

export const zPasswordResetInput = z.object({
    resetToken: zResetToken,
    newPassword: zNewPassword,
    repeatPassword: zRepeatedPassword
});

export type PasswordResetInputZodType = z.infer<typeof zPasswordResetInput>;
