import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { loadAccounts } from '#app/features/people/accounts.server.ts';
import { AccountsPage } from '#app/features/people/accounts-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadAccounts(args);

export const meta: MetaFunction = () => [{ title: 'Accounts · Pathology Cases' }];

export default function Accounts() {
  return <AccountsPage {...useLoaderData<typeof loader>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
