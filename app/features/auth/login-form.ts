import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { zCredentials } from '#contracts/generated/schemas/credentials.ts';

const { email, password } = zCredentials.shape;

/** The login operation's own body with the product's messages (specification 5). */
export const LoginForm = zCredentials.extend({
  email: z.string('Email is required').trim().min(1, 'Email is required').pipe(email),
  password: z.string('Password is required').pipe(password),
});

type LoginReading = ReturnType<typeof readLoginForm>;

export const readLoginForm = (form: FormData) => parseWithZod(form, { schema: LoginForm });

/** The page's answer to a login that failed, with a sentence for the form as a whole; the password never goes back. */
export const refusedLogin = (read: LoginReading, text?: string) =>
  read.reply({ hideFields: ['password'], ...(text === undefined ? {} : { formErrors: [text] }) });
