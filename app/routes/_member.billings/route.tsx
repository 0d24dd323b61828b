import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { issueSelected, loadBillings } from '#app/features/billing/billing.server.ts';
import { BillingsPage } from '#app/features/billing/billings-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = (args: LoaderFunctionArgs) => loadBillings(args);

export const action = (args: ActionFunctionArgs) => issueSelected(args);

export const meta: MetaFunction = () => [{ title: 'Billing · Pathology Cases' }];

export default function Billings() {
  return <BillingsPage {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
