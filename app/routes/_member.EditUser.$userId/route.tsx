import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { UserFormPage } from '#app/features/people/user-form-page.tsx';
import { loadUserForm, saveUser } from '#app/features/people/users.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadUserForm(args);

export const action = (args: ActionFunctionArgs) => saveUser(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Edit user · Pathology Cases', data?.isRefused === true) },
];

export default function EditUser() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return <UserFormPage key={shown.user.userId} {...shown} refused={useActionData<typeof action>() ?? null} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
