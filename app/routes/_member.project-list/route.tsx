import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadRoleCases } from '#app/features/cases/by-role/role-cases.server.ts';
import { RoleCasesPage } from '#app/features/cases/by-role/role-cases-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = (args: LoaderFunctionArgs) => loadRoleCases(args, 'projectList');

export const meta: MetaFunction = () => [{ title: 'Cases · Pathology Cases' }];

export default function ProjectList() {
  return <RoleCasesPage name="projectList" {...useLoaderData<typeof loader>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
