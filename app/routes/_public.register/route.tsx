import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { RegisterChoice, RegisterForm, RegisterSent } from '#app/features/registration/register-screen.tsx';
import { loadRegister, register } from '#app/features/registration/registration.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadRegister(args);

export const action = (args: ActionFunctionArgs) => register(args);

/** Another step is the same form: its key stays. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => {
    const rest = new URLSearchParams(searchParams);
    rest.delete('step');
    return rest.toString();
  });
  return before === after && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Register · Pathology Cases', data?.isRefused === true) },
];

export default function Register() {
  const { type, isSent, today, timeZones, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (type === null) return <RegisterChoice />;
  if (isSent) return <RegisterSent type={type} />;
  return (
    <RegisterForm
      key={type}
      type={type}
      today={today}
      timeZones={timeZones}
      idempotencyKey={idempotencyKey}
      lastResult={answer?.refused}
    />
  );
}

export const ErrorBoundary = RouteFailure;
