import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FacilityWithoutAccount } from '#app/features/facility/account/facility-without-account.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { findAccount } from '#app/features/people/accounts.server.ts';

export const loader = (args: LoaderFunctionArgs) => findAccount(args);

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction = () => [{ title: 'Account · Pathology Cases' }];

export default function FacilityFound() {
  return <FacilityWithoutAccount {...useLoaderData<typeof loader>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
