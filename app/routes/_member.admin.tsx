import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadAdminHome } from '#app/features/cases/admin-home/admin-home.server.ts';
import { AdminHomePage } from '#app/features/cases/admin-home/admin-home-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = (args: LoaderFunctionArgs) => loadAdminHome(args);

export const meta: MetaFunction = () => [{ title: 'Dashboard · Pathology Cases' }];

export default function AdminHome() {
  return <AdminHomePage {...useLoaderData<typeof loader>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
