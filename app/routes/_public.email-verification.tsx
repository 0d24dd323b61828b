import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EmailVerificationScreen } from '#app/features/auth/password/email-verification-screen.tsx';
import { loadEmailVerification, verifyEmail } from '#app/features/auth/password/password.server.ts';
import { useLoggedOut } from '#app/features/auth/use-logged-out.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadEmailVerification(args);

export const action = (args: ActionFunctionArgs) => verifyEmail(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Email verification · Pathology Cases', data?.isRefused === true) },
];

export default function EmailVerification() {
  const { loggedIn, isLogout, purpose, type, verificationId, idempotencyKey } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const kept = useLoggedOut(isLogout);
  return (
    <EmailVerificationScreen
      key={verificationId}
      loggedIn={loggedIn}
      kept={kept}
      purpose={purpose}
      type={type}
      verificationId={verificationId}
      idempotencyKey={idempotencyKey}
      lastResult={answer?.refused ?? undefined}
    />
  );
}
