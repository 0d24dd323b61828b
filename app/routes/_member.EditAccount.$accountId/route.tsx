import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EditFacilityPage } from '#app/features/facility/account/edit-facility-page.tsx';
import { loadFacilityEdit, saveFacility } from '#app/features/facility/account/facility-account.server.ts';
import { isFacilityPart } from '#app/features/facility/account/facility-part.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { AccountFormPage } from '#app/features/people/account-form-page.tsx';
import { loadAccountForm, saveAccount } from '#app/features/people/accounts.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) =>
  isFacilityPart(args.request) ? loadFacilityEdit(args, 'editAccount') : loadAccountForm(args);

export const action = (args: ActionFunctionArgs) =>
  isFacilityPart(args.request) ? saveFacility(args, 'editAccount') : saveAccount(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Edit account · Pathology Cases', data?.isRefused === true) },
];

export default function EditAccount() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (shown.part === 'facility')
    return <EditFacilityPage key={shown.account.id} {...shown} refused={refused} />;
  return <AccountFormPage key={shown.account?.id ?? 'new'} {...shown} refused={refused} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
