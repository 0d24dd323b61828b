import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EditFacilityPage } from '#app/features/facility/account/edit-facility-page.tsx';
import { loadFacilityEdit, saveFacility } from '#app/features/facility/account/facility-account.server.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadFacilityEdit(args, 'editAccountDetails');

export const action = (args: ActionFunctionArgs) => saveFacility(args, 'editAccountDetails');

export const shouldRevalidate = stayWhenGone;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Edit facility account details · Pathology Cases', data?.isRefused === true) },
];

export default function EditFacility() {
  const shown = useLoaderData<typeof loader>();
  return (
    <EditFacilityPage key={shown.account.id} {...shown} refused={useActionData<typeof action>() ?? null} />
  );
}

export const ErrorBoundary = RouteFailure;
