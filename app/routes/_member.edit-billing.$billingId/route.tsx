import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BillFormPage } from '#app/features/billing/bill-form-page.tsx';
import { loadBillForm, saveBill } from '#app/features/billing/billing.server.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadBillForm(args);

export const action = (args: ActionFunctionArgs) => saveBill(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Edit billing line · Pathology Cases', data?.isRefused === true) },
];

export default function EditBilling() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return (
    <BillFormPage key={shown.bill?.id ?? 'new'} {...shown} refused={useActionData<typeof action>() ?? null} />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
