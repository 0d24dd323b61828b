import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { AccountPage } from '#app/features/people/account-page.tsx';
import { actOnAccount, loadAccount } from '#app/features/people/accounts.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadAccount(args);

export const action = (args: ActionFunctionArgs) => actOnAccount(args);

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Account · Pathology Cases', data?.isRefused === true) },
];

export default function AccountShown() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return <AccountPage key={shown.account.id} {...shown} outcome={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
