import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { actOnRegistration, loadRegistration } from '#app/features/registration/registration-page.server.ts';
import { RegistrationPage } from '#app/features/registration/registration-page.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

const screen = screens.editStaffRegistration;

export const loader = (args: LoaderFunctionArgs) => loadRegistration(args, screen, 'operator-staff');

export const action = (args: ActionFunctionArgs) => actOnRegistration(args, screen, 'operator-staff');

export const shouldRevalidate = stayWhenGone;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Staff registration · Pathology Cases', data?.isRefused === true) },
];

export default function OneRegistration() {
  const shown = useLoaderData<typeof loader>();
  return <RegistrationPage {...shown} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = RouteFailure;
