import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { safeRedirect } from '#app/core/access/safe-redirect.ts';
import { readLoginForm } from '#app/features/auth/login-form.ts';
import { LoginScreen } from '#app/features/auth/login-screen.tsx';
import { requireVisitor } from '#app/server/guards.server.ts';
import { logIn } from '#app/server/log-in.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  return { redirectTo: safeRedirect(new URL(request.url).searchParams.get('redirectTo')) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const read = readLoginForm(form);
  const email = String(form.get('email') ?? '');
  if (!read.ok) return json({ email, fields: read.error }, { status: 400 });
  if (context.tooManyLogins) return json({ email, form: 'Too many requests' }, { status: 429 });
  const outcome = await logIn(request, read.value, form.get('redirectTo'));
  if (outcome.ok) return outcome.response;
  return json({ email, form: outcome.text }, { status: outcome.status });
}

export const meta: MetaFunction = () => [{ title: 'Log in · Pathology Cases' }];

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <LoginScreen redirectTo={redirectTo} {...(answer === undefined ? {} : { answer })} />;
}
