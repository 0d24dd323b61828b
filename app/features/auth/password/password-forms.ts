import { z } from 'zod';
import { emailError } from '#app/core/forms/email.ts';
import { passwordError } from '#app/core/forms/password.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { zCodeInput } from '#contracts/generated/schemas/code-input.ts';
import { zEmailVerificationInput } from '#contracts/generated/schemas/email-verification-input.ts';
import { zPasswordChangeInput } from '#contracts/generated/schemas/password-change-input.ts';

const byRule = (rule: (typed: string) => string | null) =>
  z.string().superRefine((typed, context) => {
    const message = rule(typed);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** Whose password was forgotten. Whether there is such an account is never told. */
export const EmailForm = zEmailVerificationInput
  .pick({ email: true })
  .extend({ email: z.string('Email is required').trim().pipe(byRule(emailError)) });

const SIX_DIGITS = 'Enter the six digits of the mail';

/** The digits may be pasted with spaces between them. Only whoever has registered adds the password of their form. */
export const CodeForm = zCodeInput.extend({
  code: z
    .string('Code is required')
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, SIX_DIGITS)),
});

// The own address is compared by the API, which knows it.
const newPassword = z.string('Password is required').pipe(byRule((typed) => passwordError(typed, '')));
const repeatPassword = z.string('Repeat the new password');

interface Typed {
  readonly newPassword: string;
  readonly repeatPassword: string;
}
const areEqual = rule<Typed, keyof Typed>(
  ['newPassword', 'repeatPassword'],
  (typed) => typed.newPassword === typed.repeatPassword,
  { path: ['repeatPassword'], message: 'Passwords do not match' },
);

/** A new password after a code that was entered in this browser, or by the token of an invitation in its place. */
export const NewPasswordForm = z
  .object({ resetToken: z.string().trim().optional(), newPassword, repeatPassword })
  .check(areEqual);

/** As `NewPasswordForm`, where nobody has entered a code: a reload takes away what the link of an invitation brought. */
export const InvitedPasswordForm = z
  .object({
    resetToken: z.string('Open the link of your mail once more, or enter its code here').trim(),
    newPassword,
    repeatPassword,
  })
  .check(areEqual);

/** Said to everybody, so that nobody learns from it whether an address has an account. */
export const INVITE_AGAIN =
  'Whoever was invited, has set no password yet and asks for a code is mailed none: whoever invited you can invite you again.';

/** The API tells nobody why it takes an invitation or a code no more, and has one sentence for both. */
export const SPENT =
  'This invitation or code was used before, or is too old. If you have set your password, log in with it. If not, ask for a code, or whoever invited you to invite you again.';

/** As of an invitation: whoever follows the mail a second time has nothing to ask for anew. */
export const CODE_SPENT =
  'This code was used before, or is too old. If you have used it, log in. If not, ask for a new one.';

/** The API's own sentence asks for patience, with which this code comes to nothing. */
export const TRIED_OUT =
  'There were too many wrong tries with this code, and it is good no more. Ask for a new one.';

/** What the page of an invitation is told by whoever is logged in there and makes room for it. */
export const LOG_OUT = 'logOut';

/** One's own password, replaced by whoever knows the present one. */
export const OwnPasswordForm = zPasswordChangeInput
  .extend({ currentPassword: z.string('Current password is required'), newPassword, repeatPassword })
  .check(areEqual);
