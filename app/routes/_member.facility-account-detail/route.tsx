import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadFacilityAccount } from '#app/features/facility/account/facility-account.server.ts';
import { FacilityAccountScreen } from '#app/features/facility/account/facility-account-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFacilityAccount(args);

export const meta: MetaFunction = () => [{ title: 'Facility account details · Pathology Cases' }];

export default function OwnFacility() {
  return <FacilityAccountScreen {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = RouteFailure;
