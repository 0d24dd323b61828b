import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { actOnAboutMe, loadOwnAccount } from '#app/features/about-me/about-me.server.ts';
import { AccountDetailsPage } from '#app/features/about-me/account-details-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { actOnHelp, helpPartOf, loadHelp } from '#app/features/support/help.server.ts';
import { HelpPage } from '#app/features/support/help-page.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => {
  const part = helpPartOf(args.request);
  return part === null ? loadOwnAccount(args, screens.accountDetail) : loadHelp(args, part);
};

export const action = (args: ActionFunctionArgs) => {
  const part = helpPartOf(args.request);
  return part === null ? actOnAboutMe(args, screens.accountDetail) : actOnHelp(args, part);
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Account details · Pathology Cases', data?.isRefused === true) },
];

export default function OwnAccount() {
  const shown = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (!('part' in shown)) return <AccountDetailsPage {...shown} outcome={outcome} />;
  return <HelpPage shown={shown} idempotencyKey={shown.idempotencyKey} outcome={outcome} />;
}

export const ErrorBoundary = RouteFailure;
