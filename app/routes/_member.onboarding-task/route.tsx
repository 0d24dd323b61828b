import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { giveVerdicts, loadVerdicts } from '#app/features/onboarding/admin/verdicts.server.ts';
import { VerdictsPage } from '#app/features/onboarding/admin/verdicts-page.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadVerdicts(args);

export const action = (args: ActionFunctionArgs) => giveVerdicts(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Onboarding · Pathology Cases', data?.isRefused === true) },
];

export default function AdminOnboarding() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return <VerdictsPage key={shown.onboarding.taskId} {...shown} outcome={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
