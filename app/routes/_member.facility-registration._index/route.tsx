import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { OpeningPage } from '#app/features/registration/opening-page.tsx';
import { loadOpening, openRegistration } from '#app/features/registration/registration-page.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';

const screen = screens.facilityRegistration;

export const loader = (args: LoaderFunctionArgs) => loadOpening(args, screen, 'facilities');

export const action = (args: ActionFunctionArgs) => openRegistration(args, screen, 'facilities');

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Facility registration · Pathology Cases', data?.isRefused === true) },
];

export default function Opening() {
  const shown = useLoaderData<typeof loader>();
  return <OpeningPage {...shown} title={screen.title} lastResult={useActionData<typeof action>()?.refused} />;
}

export const ErrorBoundary = RouteFailure;
