import type { z } from 'zod';
import { zCredentials } from '#contracts/generated/schemas/credentials.ts';
import { err, ok, type Result } from '#contracts/result.ts';

const { email, password } = zCredentials.shape;

/** The login operation's own body with the product's messages (specification 5). */
export const LoginForm = zCredentials.extend({
  email: email.trim().min(1, 'Email is required'),
  password: password.min(1, 'Password is required'),
});

export type LoginForm = z.infer<typeof LoginForm>;

/** Messages by field name, for the page and for the action alike. */
export type LoginProblems = Partial<Record<string, string[]>>;

export function readLoginForm(form: FormData): Result<LoginForm, LoginProblems> {
  const read = LoginForm.safeParse({ email: form.get('email') ?? '', password: form.get('password') ?? '' });
  if (read.success) return ok(read.data);
  const problems: LoginProblems = {};
  for (const { path, message } of read.error.issues) (problems[String(path[0])] ??= []).push(message);
  return err(problems);
}
