import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountFacility } from '#app/features/facility/account/account-facility.tsx';
import { loadFacilityOfAccount } from '#app/features/facility/account/facility-account.server.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { AccountPage } from '#app/features/people/account-page.tsx';
import { actOnAccount, loadAccount } from '#app/features/people/accounts.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export async function loader(args: LoaderFunctionArgs) {
  const shown = await loadAccount(args);
  return { ...shown, facility: await loadFacilityOfAccount(args, shown.account.facilityId) };
}

export const action = (args: ActionFunctionArgs) => actOnAccount(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Account · Pathology Cases', data?.isRefused === true) },
];

export default function AccountShown() {
  const { isRefused: _, facility, ...shown } = useLoaderData<typeof loader>();
  const { id } = shown.account;
  return (
    <AccountPage
      key={id}
      {...shown}
      facility={facility && <AccountFacility facility={facility} accountId={id} />}
      outcome={useActionData<typeof action>()}
    />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
