import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { UserPage } from '#app/features/people/user-page.tsx';
import { actOnUser, loadUser } from '#app/features/people/users.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadUser(args);

export const action = (args: ActionFunctionArgs) => actOnUser(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('User · Pathology Cases', data?.isRefused === true) },
];

export default function UserShown() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return <UserPage key={shown.user.userId} {...shown} outcome={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
