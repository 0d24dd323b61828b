import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { AccountFormPage } from '#app/features/people/account-form-page.tsx';
import { loadAccountForm, saveAccount } from '#app/features/people/accounts.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadAccountForm(args);

export const action = (args: ActionFunctionArgs) => saveAccount(args);

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Edit account · Pathology Cases', data?.isRefused === true) },
];

export default function EditAccount() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return (
    <AccountFormPage
      key={shown.account?.id ?? 'new'}
      {...shown}
      refused={useActionData<typeof action>() ?? null}
    />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
