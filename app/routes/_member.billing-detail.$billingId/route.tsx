import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnBilling, loadBilling } from '#app/features/billing/billing.server.ts';
import { BillingPage } from '#app/features/billing/billing-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadBilling(args);

export const action = (args: ActionFunctionArgs) => actOnBilling(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Billing line · Pathology Cases', data?.isRefused === true) },
];

export default function BillingShown() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return <BillingPage key={shown.bill.id} {...shown} outcome={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
