import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { actOnAboutMe, loadOwnAccount } from '#app/features/about-me/about-me.server.ts';
import { AccountDetailsPage } from '#app/features/about-me/account-details-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadOwnAccount(args, screens.accountDetail);

export const action = (args: ActionFunctionArgs) => actOnAboutMe(args, screens.accountDetail);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Account details · Pathology Cases', data?.isRefused === true) },
];

export default function OwnAccount() {
  const shown = useLoaderData<typeof loader>();
  return <AccountDetailsPage {...shown} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = RouteFailure;
