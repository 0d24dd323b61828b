import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChangePasswordScreen } from '#app/features/auth/password/change-password-screen.tsx';
import { loadChangePassword, setForgottenPassword } from '#app/features/auth/password/password.server.ts';
import { useLoggedOut } from '#app/features/auth/use-logged-out.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadChangePassword(args);

export const action = (args: ActionFunctionArgs) => setForgottenPassword(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Change password · Pathology Cases', data?.isRefused === true) },
];

export default function ChangePassword() {
  const { loggedIn, isLogout, isConfirmed, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const kept = useLoggedOut(isLogout);
  return (
    <ChangePasswordScreen
      isConfirmed={isConfirmed}
      loggedIn={loggedIn}
      kept={kept}
      idempotencyKey={idempotencyKey}
      lastResult={answer?.refused ?? undefined}
    />
  );
}
