import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnPassword, loadResetPassword } from '#app/features/auth/password/password.server.ts';
import { ResetPasswordScreen } from '#app/features/auth/password/reset-password-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadResetPassword(args);

export const action = (args: ActionFunctionArgs) => changeOwnPassword(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Reset Password · Pathology Cases', data?.isRefused === true) },
];

export default function ResetPassword() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ResetPasswordScreen
      idempotencyKey={idempotencyKey}
      lastResult={answer?.refused ?? undefined}
      isDone={answer?.isDone === true}
    />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
