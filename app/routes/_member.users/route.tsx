import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { loadUsers } from '#app/features/people/users.server.ts';
import { UsersPage } from '#app/features/people/users-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadUsers(args);

export const meta: MetaFunction = () => [{ title: 'Users · Pathology Cases' }];

export default function Users() {
  return <UsersPage {...useLoaderData<typeof loader>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
