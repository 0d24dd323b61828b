import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnFacilityNps, loadFacilityNps } from '#app/features/facility/people/facility-np.server.ts';
import { FacilityNpScreen } from '#app/features/facility/people/facility-np-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadFacilityNps(args);

export const action = (args: ActionFunctionArgs) => actOnFacilityNps(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Nurse practitioners · Pathology Cases', data?.isRefused === true) },
];

export default function FacilityNps() {
  const shown = useLoaderData<typeof loader>();
  return <FacilityNpScreen {...shown} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = RouteFailure;
