import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { actOnOnboarding, loadOnboarding } from '#app/features/onboarding/onboarding.server.ts';
import { OnboardingScreen } from '#app/features/onboarding/onboarding-screen.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadOnboarding(args);

export const action = (args: ActionFunctionArgs) => actOnOnboarding(args);

export const shouldRevalidate = stayWhenGone;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Onboarding · Pathology Cases', data?.isRefused === true) },
];

export default function ProviderOnboarding() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return <OnboardingScreen {...shown} outcome={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
