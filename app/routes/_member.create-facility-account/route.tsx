import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { createFacility, loadNewFacility } from '#app/features/facility/account/new-facility.server.ts';
import { NewFacilityPage } from '#app/features/facility/account/new-facility-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadNewFacility(args);

export const action = (args: ActionFunctionArgs) => createFacility(args);

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Create facility account · Pathology Cases', data?.isRefused === true) },
];

export default function CreateFacilityAccount() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return <NewFacilityPage {...shown} refused={useActionData<typeof action>() ?? null} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
