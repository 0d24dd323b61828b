import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadFacilityAccount } from '#app/features/facility/account/facility-account.server.ts';
import { FacilityAccountScreen } from '#app/features/facility/account/facility-account-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { orOwnRegistration } from '#app/features/registration/own-registration.server.ts';
import { OwnRegistrationPage } from '#app/features/registration/own-registration.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  orOwnRegistration(args.request, () => loadFacilityAccount(args));

export const meta: MetaFunction = () => [{ title: 'Facility account details · Pathology Cases' }];

export default function OwnFacility() {
  const shown = useLoaderData<typeof loader>();
  if (shown.waiting !== null) return <OwnRegistrationPage {...shown.waiting} />;
  return <FacilityAccountScreen {...shown} />;
}

export const ErrorBoundary = RouteFailure;
